/** What the companion knows: one state for each game, changed by actions alone. All of it is plain JSON. */
import type { rivalRestaurants } from '../rules/data.gen';

export type GameKey = 'rival-restaurants' | 'burger-joint';

/** What is agreed before a game, by the names that the rules use (RR-2, RR-11). */
export interface RivalOptions {
  edition: 'base' | 'deluxe';
  mode: 'standard' | 'squad' | 'squad-draft';
  home_cook: boolean;
  from_scratch: boolean;
  two_many_cooks: boolean;
  beginners_chefs: boolean;
  choose_restaurants: number;
  choose_chefs: number;
  /** seconds; 0: no limit */
  move_seconds: number;
  market_seconds: number;
  spree_seconds: number;
}

/** What was dealt to each player to choose from; empty where the owner named it. */
export interface Lots {
  readonly restaurants: readonly (readonly string[])[];
  readonly chefs: readonly (readonly string[])[];
  readonly npcs: readonly (readonly string[])[];
  readonly squads: readonly (readonly string[])[];
}

export interface RivalSetup {
  readonly options: RivalOptions;
  readonly players: readonly RivalPlayer[];
  /** the seat of the Head Chef (RR-2.2) */
  readonly head: number;
}

export interface RivalPlayer {
  readonly name: string;
  /** empty: drawn by lot */
  readonly restaurant: string;
  /** none: drawn by lot */
  readonly chefs: readonly string[];
}

export interface Kitchen {
  readonly name: string;
  readonly restaurant: string;
  readonly chefs: readonly string[];
  readonly npc: string;
  readonly squad: readonly string[];
  readonly points: number;
  /** levels reached above the first (RR-5.5) */
  readonly level: number;
  readonly garbage: number;
  readonly gourmets: number;
  /** in dollars; only a tie asks for it (RR-6.1) */
  readonly money: number;
  readonly upgrades: readonly string[];
}

export interface Timer {
  /** the whole, in milliseconds */
  readonly limit: number;
  /** milliseconds left when it last stopped or began */
  readonly left: number;
  /** when it began to run; null: it stands still */
  readonly since: number | null;
}

/** What a change of popularity brought, to be told to everybody. */
export interface Reached {
  readonly seat: number;
  /** levels above the first, in the order in which they were reached */
  readonly levels: readonly number[];
  readonly goal: boolean;
}

export type Phase = 1 | 2 | 3;

export interface RivalState {
  readonly game: 'rival-restaurants';
  readonly setup: RivalSetup;
  readonly lots: Lots;
  readonly kitchens: readonly Kitchen[];
  /** picks and bans of a draft so far (RR-10.5) */
  readonly drafted: readonly string[];
  readonly day: number;
  readonly phase: Phase;
  /** Shopping Spree runs at the end of phase 2 */
  readonly spree: boolean;
  readonly timer: Timer | null;
  readonly reached: Reached | null;
  readonly over: boolean;
}

/** A board set as the rules read it (BJ-9). */
export interface BoardSetContent {
  readonly name: string;
  readonly starting_chain: string;
  readonly tokens: number;
  readonly hand_limit: number;
  readonly production_limit: number;
  readonly points_to_win: number;
  readonly cubes: Readonly<Record<string, number>>;
  readonly burger: ChainContent;
  readonly pizza: ChainContent;
}

export interface ChainContent {
  readonly publicity: { readonly price: string; readonly points: readonly number[] };
  readonly basic: { readonly price: string; readonly points: readonly number[] };
  readonly diner: { readonly price: string; readonly points: Readonly<Record<string, number>> };
  readonly bistro: {
    readonly price: string;
    readonly signs: readonly { readonly points: number; readonly ability: string }[];
  };
  readonly start: { readonly basics: number; readonly diners: string; readonly bistros: string };
}

export type Side = 0 | 1;

export interface BurgerSetup {
  /** Burger's player, then Pizza's */
  readonly players: readonly [string, string];
  readonly set: BoardSetContent;
}

/** What stands on a chain's board. */
export interface Buildings {
  readonly publicity: number;
  readonly basics: number;
  readonly diners: string;
  readonly bistros: string;
  /** where the score marker stands: as of the own last turn (BJ-6.2) */
  readonly score: number;
}

export interface BurgerState {
  readonly game: 'burger-joint';
  readonly setup: BurgerSetup;
  readonly turn: number;
  readonly active: Side;
  /** an index of the phases of a turn */
  readonly phase: number;
  readonly sides: readonly [Buildings, Buildings];
  readonly winner: Side | null;
}

export type CompanionState = RivalState | BurgerState;

export type UpgradeKey = (typeof rivalRestaurants.upgrades)[number]['key'];

/** Everything that can happen. A seat is a number from 0. */
export type Action =
  | { kind: 'begin-rivals'; setup: RivalSetup; lots: Lots }
  | { kind: 'begin-burgers'; setup: BurgerSetup }
  | { kind: 'choose'; seat: number; what: 'restaurant' | 'chefs' | 'npc' | 'squad'; keys: readonly string[] }
  | { kind: 'draft'; chef: string }
  | { kind: 'next' }
  | { kind: 'head'; seat: number }
  | { kind: 'limit'; phase: 'move' | 'market' | 'spree'; seconds: number }
  | { kind: 'pause' }
  | { kind: 'resume' }
  | { kind: 'more-time'; seconds: number }
  | { kind: 'spree' }
  | { kind: 'count'; seat: number; what: 'points' | 'garbage' | 'gourmets' | 'money'; by: number }
  | { kind: 'cook'; seat: number; points: number; garbage: number; gourmets: number }
  | { kind: 'upgrade'; seat: number; key: string; owned: boolean }
  | { kind: 'chef'; seat: number; at: number; chef: string }
  | { kind: 'build'; side: Side; what: 'publicity' | 'basics'; by: number }
  | { kind: 'own'; side: Side; what: 'diners' | 'bistros'; letter: string; owned: boolean }
  | { kind: 'undo' };

/** An action and when it happened (milliseconds since 1970). */
export interface Entry {
  readonly at: number;
  readonly action: Action;
}
