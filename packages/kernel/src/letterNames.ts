/** Names for players that nobody named: A, B, C … */
export const letterNames = (players: number): string[] =>
  Array.from({ length: players }, (_, seat) => String.fromCharCode('A'.charCodeAt(0) + seat))
