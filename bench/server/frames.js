// A WebSocket as light as it can be, for both loads: what the generator uses, the servers lack.
// Text messages whole and unfragmented, pings answered; the mask is zero, as the standard allows a test.

const crypto = require('node:crypto');
const net = require('node:net');

const TEXT = 0x1;
const PING = 0x9;
const PONG = 0xa;

function frame(opcode, payload) {
  const size = payload.length;
  const long = size > 125;
  const head = Buffer.alloc(long ? 8 : 6);
  head[0] = 0x80 | opcode;
  head[1] = 0x80 | (long ? 126 : size);
  if (long) head.writeUInt16BE(size, 2);
  return Buffer.concat([head, payload]);
}

class Socket {
  constructor(port, path, cookie, heard) {
    this.heard = heard;
    this.rest = Buffer.alloc(0);
    this.opened = false;
    this.socket = net.connect(port, '127.0.0.1');
    this.socket.setNoDelay(true);
    const key = crypto.randomBytes(16).toString('base64');
    this.socket.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        `Sec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n${cookie ? `Cookie: ${cookie}\r\n` : ''}\r\n`,
    );
    this.socket.on('data', (data) => this.take(data));
    this.ready = new Promise((resolve) => (this.resolve = resolve));
  }

  send(text) {
    this.socket.write(frame(TEXT, Buffer.from(text)));
  }

  take(data) {
    let rest = this.rest.length === 0 ? data : Buffer.concat([this.rest, data]);
    if (!this.opened) {
      const end = rest.indexOf('\r\n\r\n');
      if (end < 0) return void (this.rest = rest);
      const answer = rest.toString('latin1', 0, end);
      if (!answer.startsWith('HTTP/1.1 101')) throw new Error(answer);
      this.opened = true;
      rest = rest.subarray(end + 4);
      this.resolve();
    }
    let at = 0;
    while (rest.length - at >= 2) {
      const short = rest[at + 1] & 0x7f;
      const head = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (rest.length - at < head) break;
      const size = short < 126 ? short : short === 126 ? rest.readUInt16BE(at + 2) : Number(rest.readBigUInt64BE(at + 2));
      const from = at + head;
      if (rest.length - from < size) break;
      const opcode = rest[at] & 0xf;
      at = from + size;
      if (opcode === TEXT) this.heard(rest.toString('utf8', from, at));
      else if (opcode === PING) this.socket.write(frame(PONG, rest.subarray(from, at)));
      else throw new Error(`opcode ${opcode}`);
    }
    this.rest = rest.subarray(at);
  }
}

module.exports = { Socket };
