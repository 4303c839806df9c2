/** How long the client waits where a press or a move could be meant for something else. */

/** milliseconds in which a button whose meaning has just changed takes no press */
export const heldFor = 500;
