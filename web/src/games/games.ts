/** The games that can be played in the browser; each is fetched when its first table is opened. */
import type { GameModule } from './game';

export const games: Readonly<Record<string, () => Promise<GameModule>>> = {
  'burger-joint': async () => (await import('./burger_joint/game')).burgerJoint,
};

export const playable = (key: string): boolean => key in games;
