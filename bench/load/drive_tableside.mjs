// Two-player tables of Burger Joint on a Tableside server, over real sockets, two connections a table.

import WebSocket from 'ws';
import { Figures, options, pause } from './figures.mjs';

const { url, tables, seconds, warm, every } = options({ url: '', tables: 100, seconds: 10, warm: 3, every: 0 });
const figures = new Figures();
let finished = 0;
let errors = 0;

async function call(path, body, token) {
  const response = await fetch(url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

const guests = await Promise.all(['Ada', 'Bob'].map((name) => call('/api/session', { name })));

async function openTable() {
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const table = await call('/api/tables', { game: 'burger-joint', seats, public: true }, guests[0].token);
  await call(`/api/tables/${table.id}/join`, {}, guests[1].token);
  return table.id;
}

/** What the driver needs of a frame. It skips the view, which a person would look at: the server is measured, not Node. */
function read(text) {
  const at = text.indexOf(',"position":{');
  if (!text.startsWith('{"type":"moved"') || at < 0) return JSON.parse(text);
  const frame = JSON.parse(`${text.slice(0, at)}}`);
  frame.position = JSON.parse(`{${text.slice(text.lastIndexOf('"moves":['), -1)}`);
  return frame;
}

/** One player: plays a move of its choice whenever the table asks for one. `pace` is shared by both. */
function sit(table, seat, pace) {
  return new Promise((welcomed, failed) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/socket`, {
      headers: { Authorization: `Bearer ${guests[seat].token}` },
      perMessageDeflate: false,
    });
    let number = 0;
    let sent = 0;
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', version: 1 })));
    socket.on('error', failed);
    socket.on('message', async (data) => {
      const frame = read(data.toString());
      if (frame.type === 'error') errors += 1;
      if (frame.type === 'welcome') welcomed(socket);
      else if (frame.type !== 'moved') return;
      if (frame.id) figures.answered(sent);
      const { position, seq } = frame;
      if (position.outcome) {
        if (frame.id || frame.by === seat) finished += 1;
        return;
      }
      if (position.asked[0] !== seat) return;
      if (every) await pause(pace.last, every);
      number += 1;
      const move = position.moves[(number * 7) % position.moves.length];
      sent = pace.last = performance.now();
      socket.send(JSON.stringify({ type: 'play', id: `${seat}-${number}`, seat, move, after: seq }));
    });
  });
}

const ids = [];
for (let i = 0; i < tables; i += 20) {
  ids.push(...(await Promise.all(Array.from({ length: Math.min(20, tables - i) }, openTable))));
}
const start = performance.now();
figures.window(start + warm * 1000, start + (warm + seconds) * 1000);
for (let i = 0; i < ids.length; i += 50) {
  await Promise.all(
    ids.slice(i, i + 50).flatMap((id) => {
      const pace = { last: performance.now() - Math.random() * every }; // not all tables at the same moment
      return [sit(id, 0, pace), sit(id, 1, pace)];
    }),
  );
}
const connected = performance.now();
if (connected > figures.from) figures.window(connected + 500, connected + 500 + seconds * 1000);
await figures.measure();
console.log(JSON.stringify({ ...figures.summary(), tables, finished, errors }));
process.exit(0);
