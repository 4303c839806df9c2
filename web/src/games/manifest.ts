/** What the pages need to know about a game before its table is drawn. Each game has one of these in its `index.ts`. */
import type { Component } from 'svelte';
import type { GameInfo, NewTable } from '$lib/types.gen';
import type { GameModule } from './game';

/** What a form for a new table gets. The opener of the table also shows what was refused. */
export interface NewTableProps {
  game: GameInfo;
  open: (wish: NewTable) => Promise<void>;
}

export interface GameManifest {
  readonly key: string;
  /** its Fluent files: the game's own, and those of its table */
  readonly words: readonly string[];
  /** the server has its texts; they are not among the files of this client */
  readonly served?: boolean;
  /** the table itself, fetched when the first one is opened */
  readonly load: () => Promise<GameModule>;
  /** on its card in the lobby */
  readonly Picture: Component;
  /** in front of a table in a list */
  readonly Emblem: Component;
  /** next to a name when a game has ended */
  readonly SeatEmblem?: Component<{ seat: number }>;
  /** colour of its sign, and behind its picture */
  readonly tone: 'burger' | 'pizza' | 'mustard' | 'night' | 'cream';
  readonly backdrop: string;
  /** its own form for a new table; without one, the options that the server names are offered */
  readonly NewTable?: () => Promise<{ default: Component<NewTableProps> }>;
  /** more to choose on the form for a new table; it changes the options */
  readonly MoreOptions?: Component<{ options: Record<string, unknown> }, object, 'options'>;
  /** pages of its own, by their address */
  readonly pages?: Readonly<Record<string, () => Promise<{ default: unknown }>>>;
  /** the options of a table that a friend is invited to in one click */
  readonly invited?: Readonly<Record<string, unknown>>;
  /** its options in words, for an invitation; options of the server's form are shown anyway */
  readonly rulesInWords?: (options: Readonly<Record<string, unknown>>) => string[];
  /** the seats of a quick game; without it, the reader and as many bots as the game needs */
  readonly firstGame?: (level: string) => Omit<NewTable, 'game'>;
}
