// boardgame.io's own server with its in-memory store: node boardgame.js PORT

const { Server } = require('boardgame.io/server');
const { Counter } = require('./counter.js');

const server = Server({ games: [Counter], origins: ['*'] });
server.run({ port: Number(process.argv[2]), callback: () => console.log('ready') });
