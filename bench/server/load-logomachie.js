// Load for the club: node load-logomachie.js PORT MATCHES SECONDS WARMUP
// Two sockets a table; each player moves as soon as the other's move has reached him.

const { Socket } = require('./frames.js');
const { Meter } = require('./meter.js');

const [port, matches, seconds, warmup] = process.argv.slice(2).map(Number);
const base = `http://127.0.0.1:${port}`;
const meter = new Meter(seconds, warmup);

async function post(path, body, cookie) {
  const headers = { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) };
  const answer = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const given = answer.headers.get('set-cookie');
  return { room: await answer.json(), cookie: given ? given.split(';')[0] : cookie };
}

async function table() {
  const host = await post('/api/tables', { game: 'toy', chairs: [{ kind: 'me' }, { kind: 'link' }] });
  const id = host.room.table;
  const guest = await post(`/api/tables/${id}/seats/1`, { name: 'guest' });
  await post(`/api/tables/${id}/start`, {}, host.cookie);
  return { id, cookies: [host.cookie, guest.cookie] };
}

function sit({ id, cookies }, seat) {
  return new Promise((resolve) => {
    let sent = 0;
    let count = 0;
    const play = (view) => {
      if (view.turn !== seat || !meter.running) return;
      count += 1;
      sent = performance.now();
      const move = { type: 'Add', n: 1 };
      socket.send(JSON.stringify({ type: 'Play', table: id, seat, nonce: String(count), move }));
    };
    let joined = false;
    const socket = new Socket(port, '/ws', cookies[seat], (data) => {
      const news = JSON.parse(data);
      if (news.type !== 'News') {
        if (news.type !== 'Room') throw new Error(data);
        return;
      }
      if (!joined) {
        joined = true;
        meter.starters.push(() => play(news.view));
        resolve();
        return;
      }
      if (sent) {
        meter.moved(performance.now() - sent);
        sent = 0;
      }
      play(news.view);
    });
    socket.ready.then(() => socket.send(JSON.stringify({ type: 'Join', table: id, seat })));
  });
}

async function main() {
  for (let n = 0; n < matches; n += 1) {
    const set = await table();
    await sit(set, 0);
    await sit(set, 1);
  }
  await meter.run();
}

main();
