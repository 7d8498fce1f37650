/** A set of small whole numbers (the edges, stops or pieces of a hex), as the bits of one number. */
export type Bits = number

export const hasBit = (set: Bits, member: number): boolean => (set & (1 << member)) !== 0

export function bitsOf(members: Iterable<number>): Bits {
  let set = 0
  for (const member of members) set |= 1 << member
  return set
}

/** The members, smallest first. */
export function membersOf(set: Bits): number[] {
  const members: number[] = []
  for (let rest = set, member = 0; rest !== 0; rest >>>= 1, member++) if (rest & 1) members.push(member)
  return members
}
