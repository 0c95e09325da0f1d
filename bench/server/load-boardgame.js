// Load for boardgame.io: node load-boardgame.js PORT MATCHES SECONDS WARMUP
// Two sockets a match; each player moves as soon as the other's move has reached him.

const { Socket } = require('./frames.js');
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

// socket.io over one socket: 0 opens, 2 is a ping and 3 its answer, 40 joins a namespace, 42 is an event
function seat({ matchID }, { playerID, credentials }) {
  return new Promise((resolve) => {
    const space = '/counter,';
    let sent = 0;
    const emit = (...event) => socket.send(`42${space}${JSON.stringify(event)}`);
    const play = (state) => {
      if (state.ctx.currentPlayer !== playerID || !meter.running) return;
      const payload = { type: 'add', args: [1], playerID, credentials };
      sent = performance.now();
      emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, playerID);
    };
    const socket = new Socket(port, '/socket.io/?EIO=4&transport=websocket', null, (text) => {
      if (text.startsWith('0')) socket.send(`40${space}`);
      else if (text === '2') socket.send('3');
      else if (text.startsWith('40')) emit('sync', matchID, playerID, credentials, 2);
      else if (text.startsWith(`42${space}`)) hear(JSON.parse(text.slice(2 + space.length)));
      else throw new Error(text);
    });
    const hear = ([kind, , told]) => {
      if (kind === 'sync') {
        meter.starters.push(() => play(told.state));
        resolve();
      } else if (kind === 'update') {
        if (sent) {
          meter.moved(performance.now() - sent);
          sent = 0;
        }
        play(told);
      } else if (kind !== 'matchData') throw new Error(kind);
    };
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
