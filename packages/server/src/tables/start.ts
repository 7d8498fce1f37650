import { chanceFrom, isRefusal, newSession, seeded, shuffle } from '@roundhouse/kernel'
import type { TableCard } from '@roundhouse/wire'
import { noticeTurns } from '../notices/turns.ts'
import { letBotsMove } from '../play/bots.ts'
import { isBotAsked } from '../play/seats.ts'
import type { Services } from '../services.ts'
import type { Db } from '../store/db.ts'
import { type GameRow, type SeatRow, seatRows } from '../store/games.ts'
import { putSeat } from '../store/seats.ts'
import { beginTable, withTableRow } from '../store/tableRows.ts'
import { RequestTrouble } from '../trouble.ts'
import { announceTableChange } from './announceChange.ts'
import { tableCardNow } from './card.ts'
import { mayHaveMore, mustHost, mustWait } from './hostRights.ts'
import { newSeed } from './ids.ts'
import { distinctNames } from './names.ts'
import { namelessStatusLines } from './statusLines.ts'
import { mayKnow } from './visibility.ts'

/** Begins the game, on the seats as they are or in a random order of them. At least one person plays. */
export async function startTable(
  services: Services,
  id: string,
  user: string,
  isShuffled: boolean,
): Promise<TableCard> {
  const { db, library } = services
  const { game: name } = await mayKnow(services, id, user)
  const [game, gameView] = await Promise.all([library.game(name), library.gameView(name)])
  const beginGame = async (all: Db, row: GameRow): Promise<void> => {
    mustHost(row, user)
    mustWait(row)
    const rows = await seatRows(all, id)
    const seats = withDistinctNames(isShuffled ? shuffle(chanceFrom(seeded(newSeed())), rows) : rows)
    if (seats.some(({ kind }) => kind === 'open')) throw new RequestTrouble('state')
    if (!seats.some(({ kind }) => kind === 'person')) throw new RequestTrouble('state')
    const players = seats.map(({ name }) => name)
    const session = newSession(game, { players, options: JSON.parse(row.options), seed: newSeed() })
    if (isRefusal(session)) throw new RequestTrouble('refused', { refusal: session })
    const { table, eventsByMove } = session
    for (const seat of seats) await putSeat(all, seat)
    const turn = game.asked(table.state).map(({ seat }) => seat)
    await noticeTurns(all, { id, seq: 0, before: [], turn, now: services.now(), by: user })
    await beginTable(all, id, {
      record: table.record,
      setupEvents: eventsByMove[0]!,
      turn,
      botDue: isBotAsked(turn, seats),
      statusLines: namelessStatusLines(table, gameView),
      started: services.now(),
    })
  }
  await db.transaction(async (all) => {
    await mayHaveMore(all, services, user, 'playing')
    await withTableRow(all, id, beginGame)
  })
  await announceTableChange(services, id)
  letBotsMove(services, id)
  return tableCardNow(services, id, user)
}

/** Who sits where when the game begins, under names that tell them apart. */
function withDistinctNames(rows: readonly SeatRow[]): SeatRow[] {
  const names = distinctNames(rows)
  return rows.map((row, seat) => ({ ...row, seat, name: names[seat]! }))
}
