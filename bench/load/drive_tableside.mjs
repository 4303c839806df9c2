// Two-player tables on one or several Tableside servers, over real sockets, two connections a table.

import WebSocket from 'ws';
import { Figures, options, pause } from './figures.mjs';

const { url, game, tables, seconds, warm, every, churn } = options({
  url: '', // several, with commas: the players of a table are spread over them
  game: 'burger-joint', // several, with commas: tables take turns
  tables: 100,
  seconds: 10,
  warm: 3,
  every: 0,
  churn: 0, // moves after which a game is given up and a new table opened; 0: tables stay
});
const urls = url.split(',');
const games = game.split(',');
const figures = new Figures();
let finished = 0;
let opened = 0;
let late = 0; // moves that another's move came before
const problems = {}; // by id: what should not have been refused

const complain = (id) => (problems[id] = (problems[id] ?? 0) + 1);

async function call(path, body, token, base = urls[0]) {
  const response = await fetch(base + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

const guests = await Promise.all(['Ada', 'Bob'].map((name) => call('/api/session', { name })));

async function openTable() {
  const number = opened++;
  const base = urls[number % urls.length];
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const body = { game: games[number % games.length], seats, public: true };
  const table = await call('/api/tables', body, guests[0].token, base);
  await call(`/api/tables/${table.id}/join`, {}, guests[1].token, base);
  return { id: table.id, number };
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
    const base = urls[(table.number + seat) % urls.length];
    const socket = new WebSocket(`${base.replace('http', 'ws')}/api/tables/${table.id}/socket`, {
      headers: { Authorization: `Bearer ${guests[seat].token}` },
      perMessageDeflate: false,
    });
    let number = 0;
    let sent = 0;
    let after = 0; // the newest line when it was sent
    let waiting = null; // the id of the move that is on its way
    let pausing = false;
    let position = null;
    let seq = 0;
    const asked = () => position && !position.outcome && position.asked.includes(seat) && position.moves.length > 0;
    const next = async () => {
      if (waiting || pausing || !asked()) return;
      pausing = true;
      await pause(pace.last, every);
      pausing = false;
      if (pace.over || !asked()) return; // others moved meanwhile
      number += 1;
      waiting = `${seat}-${number}`;
      const tired = churn && number > churn;
      const move = tired ? ':resign' : position.moves[(number * 7) % position.moves.length];
      sent = pace.last = performance.now();
      after = seq;
      socket.send(JSON.stringify({ type: 'play', id: waiting, seat, move, after }));
    };
    /** Where all are asked at once somebody else may be quicker; on the position it was offered in, no move is refused. */
    const refused = (problem) => {
      if (seq > after && ['illegal', 'conflict'].includes(problem.kind)) late += 1;
      else complain(problem.id);
    };
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', version: 1 })));
    socket.on('error', failed);
    socket.on('close', () => pace.over || complain('closed'));
    socket.on('message', (data) => {
      const frame = read(data.toString());
      if (frame.seq) seq = frame.seq;
      if (frame.type === 'welcome') welcomed(socket);
      if (frame.type === 'error' && !position) failed(new Error(frame.problem.text));
      if (frame.type === 'error') {
        refused(frame.problem);
        waiting = null;
      }
      if (frame.id && frame.id === waiting) {
        figures.answered(sent);
        waiting = null;
      }
      if (frame.position) position = frame.position;
      if (position?.outcome && !pace.over) {
        pace.over = true;
        finished += 1;
        if (churn) renew(pace);
      }
      if (pace.over && churn) socket.close();
      else next();
    });
    pace.sockets.push(socket);
  });
}

async function renew(old) {
  old.sockets.forEach((socket) => socket.close());
  await begin(await openTable());
}

function begin(table) {
  const pace = { last: performance.now() - Math.random() * every, sockets: [] }; // not all tables at the same moment
  return Promise.all([sit(table, 0, pace), sit(table, 1, pace)]);
}

const made = [];
for (let i = 0; i < tables; i += 20) {
  made.push(...(await Promise.all(Array.from({ length: Math.min(20, tables - i) }, openTable))));
}
const start = performance.now();
figures.window(start + warm * 1000, start + (warm + seconds) * 1000);
for (let i = 0; i < made.length; i += 50) await Promise.all(made.slice(i, i + 50).map(begin));
const connected = performance.now();
if (connected > figures.from) figures.window(connected + 500, connected + 500 + seconds * 1000);
await figures.measure();
console.log(JSON.stringify({ ...figures.summary(), tables, opened, finished, late, problems }));
process.exit(0);
