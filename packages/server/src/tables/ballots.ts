import type { Seat } from '@roundhouse/kernel'
import type { Ballot } from '@roundhouse/wire'
import { type MotionRow, openVotes } from '../store/ballots.ts'
import type { Db } from '../store/db.ts'
import type { SeatRow } from '../store/games.ts'

/** What is put to the vote at a table now. */
export async function ballotsOf(db: Db, id: string, seats: readonly SeatRow[]): Promise<Ballot[]> {
  const votes = await openVotes(db, id)
  return votes.map((voted) => ({
    ...voted,
    open: voted.declined === undefined ? silentOn(voted, voted.agreed, seats) : [],
  }))
}

/** Who has to agree: all people who can, but nobody on their own removal. Bots are not asked. */
export const isAskedOn = ({ kind, subject }: MotionRow, one: SeatRow): boolean =>
  one.kind === 'person' && one.banned === 0 && !(kind === 'remove' && one.seat === subject)

/** Who has to agree and has not. */
export const silentOn = (motion: MotionRow, agreed: readonly Seat[], seats: readonly SeatRow[]): Seat[] =>
  seats.filter((one) => isAskedOn(motion, one) && !agreed.includes(one.seat)).map(({ seat }) => seat)
