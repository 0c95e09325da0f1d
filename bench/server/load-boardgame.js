// Load for boardgame.io: node load-boardgame.js PORT MATCHES SECONDS WARMUP
// Two sockets a match; each player moves as soon as the other's move has reached him.

const { io } = require('socket.io-client');
const { Meter } = require('./meter.js');

const [port, matches, seconds, warmup] = process.argv.slice(2).map(Number);
const base = `http://127.0.0.1:${port}`;
const meter = new Meter(seconds, warmup);

async function post(path, body) {
  const answer = await fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

async function match() {
  const { matchID } = await post('/games/counter/create', { numPlayers: 2 });
  const players = [];
  for (const playerID of ['0', '1']) {
    const { playerCredentials } = await post(`/games/counter/${matchID}/join`, { playerID, playerName: playerID });
    players.push({ playerID, credentials: playerCredentials });
  }
  return { matchID, players };
}

function seat({ matchID }, { playerID, credentials }) {
  return new Promise((resolve) => {
    const socket = io(`${base}/counter`, { transports: ['websocket'], forceNew: true });
    let sent = 0;
    const play = (state) => {
      if (state.ctx.currentPlayer !== playerID || !meter.running) return;
      const payload = { type: 'add', args: [1], playerID, credentials };
      sent = performance.now();
      socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, playerID);
    };
    socket.on('connect', () => socket.emit('sync', matchID, playerID, credentials, 2));
    socket.on('sync', (_, info) => {
      meter.starters.push(() => play(info.state));
      resolve();
    });
    socket.on('update', (_, state) => {
      if (sent) {
        meter.moved(performance.now() - sent);
        sent = 0;
      }
      play(state);
    });
  });
}

async function main() {
  const sockets = [];
  for (let n = 0; n < matches; n += 1) {
    const table = await match();
    for (const player of table.players) sockets.push(await seat(table, player));
  }
  await meter.run();
}

main();
