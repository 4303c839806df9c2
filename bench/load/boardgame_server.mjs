// A boardgame.io server, in memory as it comes, with a plain game of taking cubes: less work a move than Burger Joint.

import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const COLOURS = ['K', 'Y', 'G', 'R', 'W', 'N'];

const cubes = {
  name: 'cubes',
  setup: ({ ctx }) => ({
    bag: Object.fromEntries(COLOURS.map((colour) => [colour, 10])),
    general: {},
    sides: Array.from({ length: ctx.numPlayers }, () => ({ store: {}, basics: 1, diners: [], bistros: [], score: 2 })),
  }),
  turn: {
    minMoves: 1,
    maxMoves: 1,
    // As in production: when the area is empty six cubes are drawn.
    onBegin: ({ G, random }) => {
      if (Object.values(G.general).some((n) => n > 0)) return;
      for (let i = 0; i < 6; i += 1) {
        const left = COLOURS.filter((colour) => G.bag[colour] > 0);
        const colour = left[random.Die(left.length) - 1];
        G.bag[colour] -= 1;
        G.general[colour] = (G.general[colour] ?? 0) + 1;
      }
    },
  },
  moves: {
    take: ({ G, playerID }, colour) => {
      if (!(G.general[colour] > 0)) return INVALID_MOVE;
      G.general[colour] -= 1;
      const { store } = G.sides[playerID];
      store[colour] = (store[colour] ?? 0) + 1;
      // At most seven are kept.
      const all = COLOURS.reduce((sum, c) => sum + (store[c] ?? 0), 0);
      if (all > 7) {
        const spare = COLOURS.find((c) => store[c] > 0);
        store[spare] -= 1;
        G.bag[spare] += 1;
      }
    },
  },
};

const server = Server({ games: [cubes], origins: [Origins.LOCALHOST] });
const running = await server.run({ port: Number(process.argv[2]), callback: () => console.log('ready') });
process.on('SIGTERM', () => {
  server.kill(running);
  process.exit(0);
});
