/** The Fluent files that the companion speaks with. */
export const companionWords = [
  'companion',
  'rival-restaurants',
  'rr-table',
  'burger-joint',
  'burger-joint-table',
  'board-sets',
] as const;
