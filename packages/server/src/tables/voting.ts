import type { Seat } from '@roundhouse/kernel'
import type { Ballot } from '@roundhouse/wire'
import { newsText } from '../live/news.ts'
import { letBotsMove } from '../play/bots.ts'
import { undoTo } from '../play/moves.ts'
import { isBotAsked, mustSit } from '../play/seats.ts'
import type { Services } from '../services.ts'
import {
  declineVotes,
  dropAllVotes,
  dropVotes,
  keepVotes,
  type MotionRow,
  openVotes,
} from '../store/ballots.ts'
import { bar } from '../store/barredUsers.ts'
import { type SeatRow, seatRows } from '../store/games.ts'
import { botSeat, putSeat } from '../store/seats.ts'
import { setBotDue } from '../store/tableRows.ts'
import { RequestTrouble } from '../trouble.ts'
import { isAway } from './absence.ts'
import { announceTableChange } from './announceChange.ts'
import { ballotsOf, isAskedOn, silentOn } from './ballots.ts'
import { endTableGame, type LockedTable, withLockedTable } from './lockedTable.ts'
import { mayLook } from './visibility.ts'

/**
 * Putting something to the vote is to agree to it; a single no closes it, and
 * until somebody moves only whoever said so can put it to the vote again.
 */
export type Vote = 'open' | 'agree' | 'object'

/** Hears one choice, and does what all have agreed to. Gives what is still put to the vote. */
export async function vote(
  services: Services,
  id: string,
  user: string,
  motion: MotionRow,
  choice: Vote,
): Promise<Ballot[]> {
  const { db } = services
  const { status } = await mayLook(services, id, user)
  if (status === 'waiting') throw new RequestTrouble('state')
  const carried = await withLockedTable(services, id, async (locked) => {
    const seat = mustSit(locked.seats, user)
    const agreed = await recordVote(locked, seat, motion, choice, services.now())
    if (!agreed || silentOn(motion, agreed, locked.seats).length > 0) return undefined
    if (motion.kind === 'end') await endTableGame(locked, services.now())
    if (motion.kind === 'remove') await replace(services, locked, motion.subject)
    const opener = locked.seats[agreed[0]!]?.user_id ?? user
    return { opener, seq: locked.row.seq }
  })
  if (carried && motion.kind === 'undo')
    await undoTo(services, id, carried.opener, carried.seq, motion.subject).catch(sameVoice)
  await db.announce(newsText({ kind: 'ballots', table: id }))
  if (carried && motion.kind !== 'undo') await announceTableChange(services, id)
  if (carried && motion.kind === 'remove') letBotsMove(services, id)
  return ballotsOf(db, id, await seatRows(db, id))
}

/** Where the log has grown, the same choice came twice and it is done, or somebody has moved and the ballot has lapsed. */
function sameVoice(error: unknown): void {
  if (!(error instanceof RequestTrouble && error.code === 'overtaken')) throw error
}

/** Those who have agreed now, or nobody when the ballot is closed. */
async function recordVote(
  locked: LockedTable,
  seat: Seat,
  motion: MotionRow,
  choice: Vote,
  now: number,
): Promise<Seat[] | undefined> {
  const { db, row, seats } = locked
  const known = (await openVotes(db, row.id)).find(
    ({ kind, subject }) => kind === motion.kind && subject === motion.subject,
  )
  const isClosed = known === undefined || known.declined !== undefined
  if (isClosed && choice !== 'open') throw new RequestTrouble('missing')
  mustFit(locked, motion)
  if (!isAskedOn(motion, seats[seat]!)) throw new RequestTrouble('forbidden')
  if (motion.kind === 'remove' && !isAway(row, seats, motion.subject, now)) throw new RequestTrouble('early')
  if (isClosed && known && known.declined !== seat) throw new RequestTrouble('declined')
  if (choice === 'object') {
    // whoever has agreed takes it back
    if (known?.agreed.includes(seat)) await dropVotes(db, row.id, motion)
    else await declineVotes(db, row.id, motion, seat, row.seq)
    return undefined
  }
  if (isClosed) await dropVotes(db, row.id, motion)
  const agreed = isClosed ? [seat] : [...new Set([...known.agreed, seat])]
  await keepVotes(db, row.id, { ...motion, agreed }, row.seq, now)
  return agreed
}

/** Whether it makes sense at this table now. */
function mustFit({ row, moves, seats }: LockedTable, { kind, subject }: MotionRow): void {
  if (kind === 'undo') {
    if (row.undo !== 'consent') throw new RequestTrouble('forbidden')
    if (row.status !== 'playing' || subject >= moves) throw new RequestTrouble('state')
    return
  }
  if (row.status !== 'playing') throw new RequestTrouble('state')
  if (kind === 'end' && subject !== 0) throw new RequestTrouble('form')
  if (kind === 'remove' && seats[subject]?.kind !== 'person') throw new RequestTrouble('state')
}

/** The strongest bot takes over a seat, under the name that the log knows. Who is asked has changed, so nothing stays put to the vote. */
async function replace(
  services: Services,
  { db, row, turn, seats }: LockedTable,
  subject: Seat,
): Promise<void> {
  const strongest = Object.keys(await services.library.bots(row.game)).at(-1)!
  const { name, user_id } = seats[subject]!
  const bot: SeatRow = { ...botSeat(row.id, subject, strongest), name, from_seq: row.seq }
  await putSeat(db, bot)
  if (user_id !== null) await bar(db, row.id, user_id)
  await setBotDue(db, row.id, isBotAsked(turn, seats.with(subject, bot)))
  await dropAllVotes(db, row.id)
}
