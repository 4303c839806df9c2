/** The form for a new game, kept in this browser: the same people play again. */
import { is_squad } from '../rules/rival_restaurants.gen';
import { classic } from '../model/burgers';
import { rivals } from '../model/figures';
import { isAction, isBoardSet } from '../model/guards';
import { objection } from '../model/lots';
import type { BoardSetContent, GameKey, RivalOptions, RivalPlayer, RivalSetup } from '../model/types';

const key = 'tableside-companion-form';

const plainOptions = (): RivalOptions => ({
  edition: 'base',
  mode: 'standard',
  home_cook: false,
  from_scratch: false,
  two_many_cooks: false,
  beginners_chefs: false,
  choose_restaurants: rivals.options.choose_restaurants,
  choose_chefs: rivals.options.choose_chefs,
  move_seconds: rivals.seconds.move,
  market_seconds: rivals.seconds.market,
  spree_seconds: rivals.seconds.spree,
});

const nobody = (): RivalPlayer => ({ name: '', restaurant: '', chefs: [] });

interface Kept {
  game: GameKey;
  rivals: RivalSetup;
  burgers: [string, string];
  set: BoardSetContent;
}

function kept(): Partial<Kept> {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Kept>;
    const lots = { restaurants: [], chefs: [], npcs: [], squads: [] };
    const names = found.burgers;
    return {
      game: found.game === 'burger-joint' ? 'burger-joint' : 'rival-restaurants',
      ...(isAction({ kind: 'begin-rivals', setup: found.rivals, lots }) && found.rivals
        ? { rivals: found.rivals }
        : {}),
      ...(Array.isArray(names) && names.length === 2 && names.every((name) => typeof name === 'string')
        ? { burgers: names }
        : {}),
      ...(isBoardSet(found.set) && found.set ? { set: found.set } : {}),
    };
  } catch {
    return {};
  }
}

export class Form {
  game = $state<GameKey>('rival-restaurants');
  options = $state<RivalOptions>(plainOptions());
  players = $state<RivalPlayer[]>([nobody(), nobody(), nobody()]);
  head = $state(0);
  burgers = $state<[string, string]>(['', '']);
  set = $state.raw<BoardSetContent>(classic);

  constructor() {
    const { game, rivals: setup, burgers, set } = kept();
    if (game) this.game = game;
    if (burgers) this.burgers = [...burgers];
    if (set) this.set = set;
    if (!setup) return;
    this.options = { ...plainOptions(), ...setup.options };
    this.players = setup.players.map((player) => ({ ...player }));
    this.head = setup.head;
  }

  /** What the form says, with a name for everybody. */
  setup(nameOf: (seat: number) => string): RivalSetup {
    const { options } = this;
    const squad = options.mode !== 'standard';
    return {
      options: { ...$state.snapshot(options) },
      head: this.head,
      players: this.players.map(({ name, restaurant, chefs }, seat) => ({
        name: name.trim() || nameOf(seat),
        restaurant,
        chefs: squad ? [] : chefs.filter(Boolean),
      })),
    };
  }

  /** Two players have Kitchen Squad by default (RR-11.5); a change of their number may ask for another mode. */
  resize(count: number): void {
    const before = this.players.length;
    this.players = Array.from({ length: count }, (_, seat) => this.players[seat] ?? nobody());
    this.head = Math.min(this.head, count - 1);
    const usual = (seats: number) =>
      is_squad({ ...rivals.options, ...this.options, mode: 'auto' }, seats) ? 'squad' : 'standard';
    if (this.options.mode === usual(before) || count !== 2) this.options.mode = usual(count);
    // So many can only play with Deluxe (RR-1.1).
    if (objection(this.setup(String))?.id === 'rr-err-players-deluxe') this.options.edition = 'deluxe';
  }

  keep(setup: RivalSetup): void {
    const all: Kept = { game: this.game, rivals: setup, burgers: [...this.burgers], set: this.set };
    try {
      localStorage.setItem(key, JSON.stringify(all));
    } catch {
      // It is only a convenience for the next game.
    }
  }
}
