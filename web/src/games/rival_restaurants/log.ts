/** The log of Rival Restaurants: trades, dishes, and the cards that hit somebody. */
import type { GameLog } from '$lib/log/topics';

const ids = (...names: string[]) => names.map((name) => `rr-log-${name}`);

export const rivalRestaurantsLog: GameLog = {
  game: 'rival-restaurants',
  topics: {
    trades: ids('offers', 'offered-cards', 'offer-fails', 'trades', 'traded-cards', 'declines', 'withdraws'),
    dishes: [
      ...ids('cooks', 'declared', 'undeclared', 'new-recipe', 'looks-at', 'star', 'makes-garbage', 'level'),
      ...ids('gets-upgrade', 'closed', 'loses-point', 'wins'),
    ],
    cards: [
      ...ids('plays', 'hits', 'hits-named', 'stopped', 'clams', 'clams-clam', 'shakes-off', 'bought-card'),
      ...ids('draws-cards', 'drew-card', 'discards-card', 'keeps-cards', 'sees-cards', 'shown-hand', 'shows-hand'),
      ...ids('steals', 'steals-card', 'stolen-card', 'raids', 'swaps', 'names', 'gives-all', 'prices-double'),
      ...ids('blocked', 'rats', 'rats-gone', 'spares', 'cards-reshuffled'),
    ],
  },
  own: ids('drew-card', 'looks-at', 'sees-cards', 'sees-chefs', 'keeps-cards', 'stolen-card'),
  passing: ids('ready', 'unready'),
};
