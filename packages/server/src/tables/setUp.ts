import type { NewTable, TableCard } from '@roundhouse/wire'
import { hashSecret } from '../accounts/tokens.ts'
import type { Services } from '../services.ts'
import type { SeatRow } from '../store/games.ts'
import { botSeat, openSeat, personSeat } from '../store/seats.ts'
import { addTable, type NewRow } from '../store/tableRows.ts'
import { userName } from '../store/users.ts'
import { RequestTrouble } from '../trouble.ts'
import { announceTableChange } from './announceChange.ts'
import { tableCardNow } from './card.ts'
import { mayHaveMore, mayHaveMoreFrom } from './hostRights.ts'
import { newInvitation, newTableId } from './ids.ts'

/** Sets a table up, at which others may then sit down. */
export async function setUpTable(
  services: Services,
  user: string,
  given: NewTable,
  address: string,
): Promise<TableCard> {
  const { db, library } = services
  if (!library.games.includes(given.game)) throw new RequestTrouble('form')
  const game = await library.game(given.game)
  const options = game.options.safeParse(given.options)
  if (!options.success) throw new RequestTrouble('form')
  const refusal = game.refuseSetup(given.players, options.data)
  if (refusal) throw new RequestTrouble('refused', { refusal })
  const id = newTableId()
  const seats = await seatsOf(services, id, user, given)
  const row: NewRow = {
    id,
    game: game.id,
    version: game.version,
    title: given.title,
    host: user,
    visibility: given.visibility,
    pace: given.pace,
    undo: given.undo,
    options: JSON.stringify(options.data),
    invitation: newInvitation(),
    created: services.now(),
    origin: hashSecret(`tables from ${address}`),
  }
  await db.transaction(async (all) => {
    await mayHaveMore(all, services, user, 'waiting')
    await mayHaveMoreFrom(all, services, row.origin!)
    await addTable(all, row, seats)
  })
  await announceTableChange(services, id)
  return tableCardNow(services, id, user)
}

/** Each seat is given away once at most. */
async function seatsOf(
  { db, library }: Services,
  id: string,
  user: string,
  { game, players, bots, seat: own }: NewTable,
): Promise<SeatRow[]> {
  const known = await library.bots(game)
  const seats = Array.from({ length: players }, (_, seat) => openSeat(id, seat))
  const taking = bots.map(({ seat, bot }) => botSeat(id, seat, bot))
  if (own !== undefined) taking.push(personSeat(id, own, user, await userName(db, user)))
  for (const taken of taking) {
    if (seats[taken.seat]?.kind !== 'open') throw new RequestTrouble('form')
    if (taken.bot !== null && !Object.hasOwn(known, taken.bot)) throw new RequestTrouble('form')
    seats[taken.seat] = taken
  }
  return seats
}
