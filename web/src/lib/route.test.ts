import { describe, expect, it } from 'vitest';
import { pageFor } from '../pages/pages';
import { match } from './route';

describe('addresses', () => {
  it('have named parts, read as they were meant', () => {
    expect(match('/table/:id', '/table/x7/')).toEqual({ id: 'x7' });
    expect(match('/table/:id', '/table/a%20b')).toEqual({ id: 'a b' });
    expect(match('/table/:id', '/table')).toBeUndefined();
  });

  it.each(['/table/%ff', '/replay/%ff', '/rules/%ff', '/new/%E0%A4%A'])(
    '%s, which nobody can have meant, is no page',
    (path) => {
      expect(pageFor(path)).toBeUndefined();
    },
  );

  it('of games there are none of are no pages', () => {
    expect(pageFor('/rules/zzz')).toBeUndefined();
    expect(pageFor('/new/chess')).toBeUndefined();
    expect(pageFor('/rules/burger-joint')?.parts).toEqual({ game: 'burger-joint' });
    expect(pageFor('/rules')?.parts).toEqual({});
  });
});
