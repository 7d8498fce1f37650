import type { Seat } from '@roundhouse/kernel'
import type { Ballot } from '@roundhouse/wire'
import { newsText } from '../live/news.ts'
import { letBotsMove } from '../play/bots.ts'
import { undoTo } from '../play/moves.ts'
import { ownSeat } from '../play/seats.ts'
import { catchUp, type Sitting, seqOf } from '../play/sitting.ts'
import { isBotAsked, resultOf } from '../play/write.ts'
import { dropAllVotes, dropVotes, keepVotes, type Motion, openVotes } from '../store/ballots.ts'
import type { Db } from '../store/db.ts'
import { entriesFrom, type GameRow, type SeatRow, seatRows } from '../store/games.ts'
import { botSeat, end, holding, putSeat, setBotDue } from '../store/tables.ts'
import { Trouble } from '../trouble.ts'
import type { World } from '../world.ts'
import { ballotsOf, isAskedOn, silentOn } from './ballots.ts'
import { tableChanged } from './news.ts'
import { mayLook } from './visibility.ts'

/** A table at the head of its log, which nobody else can change meanwhile. */
interface Assembly {
  readonly db: Db
  readonly row: GameRow
  readonly sitting: Sitting
  readonly seats: readonly SeatRow[]
  /** Of whoever votes. */
  readonly seat: Seat
}

/** Putting something to the vote is to agree to it; a single no closes it. */
export type Voice = 'open' | 'agree' | 'object'

/** Hears one voice, and does what all have agreed to. Gives what is still put to the vote. */
export async function vote(
  world: World,
  id: string,
  user: string,
  motion: Motion,
  voice: Voice,
): Promise<Ballot[]> {
  const { db } = world
  const { status } = await mayLook(world, id, user)
  if (status === 'waiting') throw new Trouble('state')
  const carried = await assembled(world, id, user, async (assembly) => {
    const agreed = await heard(assembly, motion, voice, world.now())
    if (!agreed || silentOn(motion, agreed, assembly.seats).length > 0) return undefined
    if (motion.kind === 'end') await stop(assembly, world.now())
    if (motion.kind === 'remove') await replace(world, assembly, motion.subject)
    const opener = assembly.seats[agreed[0]!]?.user_id ?? user
    return { opener, seq: assembly.row.seq }
  })
  if (carried && motion.kind === 'undo') await undoTo(world, id, carried.opener, carried.seq, motion.subject)
  await db.announce(newsText({ kind: 'ballots', table: id }))
  if (carried && motion.kind !== 'undo') await tableChanged(world, id)
  if (carried && motion.kind === 'remove') letBotsMove(world, id)
  return ballotsOf(db, id, await seatRows(db, id))
}

const assembled = <T>(
  world: World,
  id: string,
  user: string,
  work: (assembly: Assembly) => Promise<T>,
): Promise<T> =>
  world.house.at(id, (sitting) =>
    holding(world.db, id, async (db, row) => {
      catchUp(sitting, await entriesFrom(db, id, seqOf(sitting)))
      const seats = await seatRows(db, id)
      return work({ db, row, sitting, seats, seat: ownSeat(seats, user) })
    }),
  )

/** Those who have agreed now, or nobody when the ballot is closed. */
async function heard(
  assembly: Assembly,
  motion: Motion,
  voice: Voice,
  now: number,
): Promise<Seat[] | undefined> {
  const { db, row, seat, seats } = assembly
  const known = (await openVotes(db, row.id)).find(
    ({ kind, subject }) => kind === motion.kind && subject === motion.subject,
  )
  if (!known && voice !== 'open') throw new Trouble('missing')
  mustFit(assembly, motion)
  if (!isAskedOn(motion, seats[seat]!)) throw new Trouble('forbidden')
  if (voice === 'object') {
    await dropVotes(db, row.id, motion)
    return undefined
  }
  const agreed = [...new Set([...(known?.agreed ?? []), seat])]
  await keepVotes(db, row.id, { ...motion, agreed }, row.seq, now)
  return agreed
}

/** Whether it makes sense at this table now. */
function mustFit({ row, sitting, seats }: Assembly, { kind, subject }: Motion): void {
  if (kind === 'undo') {
    if (row.undo !== 'consent') throw new Trouble('forbidden')
    if (row.status === 'ended' || subject >= sitting.table.line.length) throw new Trouble('state')
    return
  }
  if (row.status !== 'playing') throw new Trouble('state')
  if (kind === 'end' && subject !== 0) throw new Trouble('form')
  if (kind === 'remove' && seats[subject]?.kind !== 'person') throw new Trouble('state')
}

/** The game ends here. */
async function stop({ db, row, sitting }: Assembly, now: number): Promise<void> {
  await end(db, row.id, resultOf(sitting), now)
  await dropAllVotes(db, row.id)
}

/** The strongest bot takes over a seat, under the name that the log knows. Who is asked has changed, so nothing stays put to the vote. */
async function replace(world: World, { db, row, sitting, seats }: Assembly, subject: Seat): Promise<void> {
  const strongest = Object.keys(await world.library.bots(row.game)).at(-1)!
  const bot: SeatRow = { ...botSeat(row.id, subject, strongest), name: seats[subject]!.name }
  await putSeat(db, bot)
  await setBotDue(db, row.id, isBotAsked(sitting, seats.with(subject, bot)))
  await dropAllVotes(db, row.id)
}
