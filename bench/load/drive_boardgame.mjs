// The same loop over a boardgame.io server: two connections a table, every move sent, checked, told to both.

import { io } from 'socket.io-client';
import { Figures, options, pause } from './figures.mjs';

const { url, tables, seconds, warm, every } = options({ url: '', tables: 100, seconds: 10, warm: 3, every: 0 });
const figures = new Figures();

async function post(path, body) {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

async function openTable() {
  const { matchID } = await post('/games/cubes/create', { numPlayers: 2 });
  const seats = [];
  for (const playerID of ['0', '1']) {
    const { playerCredentials } = await post(`/games/cubes/${matchID}/join`, { playerID, playerName: playerID });
    seats.push(playerCredentials);
  }
  return { matchID, seats };
}

function sit({ matchID, seats }, playerID, pace) {
  return new Promise((welcomed) => {
    const socket = io(`${url}/cubes`, { transports: ['websocket'], forceNew: true });
    let sent = 0;
    let number = 0;
    let mine = -1; // the state in which our move was made
    const seen = async (state) => {
      if (mine >= 0 && state._stateID > mine) {
        figures.answered(sent);
        mine = -1;
      }
      if (state.ctx.currentPlayer !== playerID) return;
      if (every) await pause(pace.last, every);
      const offered = Object.keys(state.G.general).filter((colour) => state.G.general[colour] > 0);
      number += 1;
      const colour = offered[(number * 7) % offered.length];
      const payload = { type: 'take', args: [colour], playerID, credentials: seats[Number(playerID)] };
      mine = state._stateID;
      sent = pace.last = performance.now();
      socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, playerID);
    };
    socket.on('connect', () => socket.emit('sync', matchID, playerID, seats[Number(playerID)], 2));
    socket.on('sync', (_, info) => {
      welcomed(socket);
      void seen(info.state);
    });
    socket.on('update', (_, state) => void seen(state));
  });
}

const matches = [];
for (let i = 0; i < tables; i += 20) {
  matches.push(...(await Promise.all(Array.from({ length: Math.min(20, tables - i) }, openTable))));
}
const start = performance.now();
figures.window(start + warm * 1000, start + (warm + seconds) * 1000);
for (let i = 0; i < matches.length; i += 50) {
  await Promise.all(
    matches.slice(i, i + 50).flatMap((match) => {
      const pace = { last: performance.now() - Math.random() * every };
      return [sit(match, '0', pace), sit(match, '1', pace)];
    }),
  );
}
const connected = performance.now();
if (connected > figures.from) figures.window(connected + 500, connected + 500 + seconds * 1000);
await figures.measure();
console.log(JSON.stringify({ ...figures.summary(), tables }));
process.exit(0);
