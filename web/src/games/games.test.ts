import { expect, it } from 'vitest';
import { ownGames, manifestOf } from './games';

const sources = import.meta.glob<string>('../{art,lib,ui,games,pages}/**/*.{ts,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Which of the client's folders a file reads from. */
function folders(path: string, text: string): string[] {
  const aliases = [...text.matchAll(/from '\$(art|lib|ui)\//g)].map(([, name]) => name ?? '');
  const relative = [...text.matchAll(/(?:from|import\() ?'((?:\.\.\/)+[^']*)'/g)].map(
    ([, there = '']) => new URL(there, `file:///src/${path.replace('../', '')}`).pathname.split('/')[2] ?? '',
  );
  return [...aliases, ...relative];
}
const rank = ['art', 'lib', 'ui', 'games', 'pages'];

it('imports point one way: pages, then games, then what both are made of', () => {
  const own = Object.entries(sources).filter(([path]) => !/\.test\.ts$/.test(path));
  expect(own.length).toBeGreaterThan(100);
  const upwards = own.flatMap(([path, text]) => {
    const home = path.split('/')[path.startsWith('./') ? 0 : 1] ?? '';
    const at = path.startsWith('./') ? 'games' : home;
    const limit = Math.max(rank.indexOf(at), rank.indexOf('ui'));
    return folders(path.startsWith('./') ? `../games/${path.slice(2)}` : path, text)
      .filter((folder) => rank.indexOf(folder) > limit)
      .map((folder) => `${path} reads ${folder}`);
  });
  expect(upwards).toEqual([]);
});

it('no page knows a game by its name', () => {
  const knowing = Object.entries(sources)
    .filter(([path]) => path.startsWith('../pages/') && !/\.test\.ts$/.test(path))
    .filter(([, text]) => ownGames.some((key) => text.includes(key) || text.includes(key.replace('-', '_'))));
  expect(knowing.map(([path]) => path)).toEqual([]);
});

it('any other game gets the generic table', async () => {
  const game = await manifestOf('pinch-of-salt').load();
  expect(game.Table).not.toBe((await manifestOf('burger-joint').load()).Table);
});
