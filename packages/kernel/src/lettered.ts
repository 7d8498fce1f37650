/** Names for players that nobody named: A, B, C … */
export const lettered = (players: number): string[] =>
  Array.from({ length: players }, (_, seat) => String.fromCharCode('A'.charCodeAt(0) + seat))
