import { decisions, type GameEvent, move, randomAction, seeded } from '@roundhouse/kernel'
import type { Done, GameOpened, TableCard } from '@roundhouse/wire'
import { seqOf } from '../play/sitting.ts'
import { write } from '../play/write.ts'
import { gameRow, seatRows } from '../store/games.ts'
import type { World } from '../world.ts'
import type { Answer, Person } from './people.ts'

/** Whoever is asked makes some legal move. */
export async function moveOn(
  { library }: World,
  id: string,
  players: readonly Person[],
): Promise<Answer<Done>> {
  for (const player of players) {
    const { body } = await player.ask<GameOpened>('GET', `/games/${id}`)
    const game = await library.game(body.table.game)
    const { seq, view } = body.change
    const decision = decisions(game, view).find(({ seat }) => seat === body.viewer)
    if (!decision) continue
    const action = randomAction(decision.offers, seeded(seq))
    return player.ask<Done>('POST', `/games/${id}/actions`, { seq, action })
  }
  throw new Error('nobody here is asked')
}

/** They move on until this seat is asked. */
export async function untilAsked(
  world: World,
  id: string,
  players: readonly Person[],
  seat: number,
): Promise<void> {
  while (!(await players[0]!.ask<TableCard>('GET', `/tables/${id}`)).body.turn.includes(seat))
    await moveOn(world, id, players)
}

/** Everybody makes some legal move after another until the game is over; gives how long the log is then. */
export async function playOut(world: World, id: string): Promise<number> {
  const luck = seeded(1)
  const seats = await seatRows(world.db, id)
  return world.house.at(id, async (sitting) => {
    const { table } = sitting
    for (;;) {
      const decision = decisions(table.game, table.state).find(({ offers }) => offers.length > 0)
      if (!decision) return seqOf(sitting)
      const { seat, offers } = decision
      const row = (await gameRow(world.db, id))!
      const events: GameEvent[] = []
      move(table, seat, randomAction(offers, luck), events)
      await write(world, sitting, row, seats, events, { user: seats[seat]!.user_id, key: null })
    }
  })
}
