/** What a game tells the log about its events, by their message ids. */
export interface GameLog {
  /** its key; a filter is remembered for each game */
  readonly game: string;
  /** what the log can be filtered by; `log-topic-NAME` is the name of a topic in words */
  readonly topics: Readonly<Record<string, readonly string[]>>;
  /** told to the reader alone, so no seat needs to be named */
  readonly own?: readonly string[];
  /** not interesting afterwards; a review leaves it out */
  readonly passing?: readonly string[];
}
