/**
 * How long the table waits, in milliseconds: after a question has changed, so that no press is taken for something the
 * player has not seen; between moves that are shown one after the other; and before a move plays itself.
 */

// ---- guarding presses ----

/** A button whose meaning has just changed takes no press for this long. */
export const buttonGuard = 500;
/** A press this soon after a new question may still be meant for the question before it. */
export const questionGuard = 700;
/** The same move again within this time may be a slow second press, not an answer to the next question. */
export const repeatGuard = 1600;
/** Two clicks, or two requests for the same move, within this time count as one. */
export const doubleClick = 400;
/** After a drag the browser still sends a click. Within this time it is ignored. */
export const clickAfterDrag = 60;
/** A finger holds still this long before it drags: until then it scrolls. */
export const holdToDrag = 300;

// ---- showing moves and playing by itself ----

/** Between two moves of others. */
export const betweenMoves = 520;
/** After the reader's own move, or a change of the table. */
export const afterOwnMove = 40;
/** With more moves than this waiting, all are shown at once. */
export const mostShown = 24;
/** Between two moves of a replay that plays automatically. */
export const betweenReplayMoves = 900;
/** While a move is on its way the offers of the position before stay in sight for this long. */
export const offersLinger = 350;
/** A forced answer plays itself after this time. It is later than `repeatGuard`, or it would be taken for a repeat. */
export const autoAnswer = (): number => repeatGuard + 50 + Math.random() * 600;
/** What just happened is shown for this long; less if more is waiting. */
export const newsShown = 3000;
export const newsShownInCrowd = 1400;
/** Between two looks at how far a review is. */
export const betweenReviewLooks = 1000;
/** The end of a day is shown for this long. */
export const sceneShown = 6000;
/** A screen reader tells what others do when they have paused for this long, and after the longest at the latest. */
export const announceQuiet = 1200;
export const announceLongest = 6000;
/** What the reader is asked is told after this. */
export const announceAnswer = 250;
/** Asking the server while somebody types, slides or walks past waits for this long a rest. */
export const restBeforeAsking = 250;
