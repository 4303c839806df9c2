/** What is beside the board: the log and the chat, one at a time or both. Without room, neither is. */
export type SideTab = 'log' | 'talk';

export class Side {
  shown = $state<SideTab>('log');
  /** how many places beside the board are drawn, and whether log and chat have one each */
  #drawn = $state(0);
  #both = $state(false);

  /** There is room for the chat beside the board. */
  get beside(): boolean {
    return this.#drawn > 0;
  }

  /** A reader who looks at the board sees the chat as well. */
  get talking(): boolean {
    return this.beside && (this.#both || this.shown === 'talk');
  }

  /** A place beside the board is drawn; what it returns takes it away again. */
  draw(both: boolean): () => void {
    this.#drawn += 1;
    this.#both = both;
    return () => void (this.#drawn -= 1);
  }
}
