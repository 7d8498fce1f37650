import { decisionFor, decisions, randomAction, seeded } from '@roundhouse/kernel'
import type { GameOpened, LogLength, TableCard } from '@roundhouse/wire'
import { namesOf } from '../play/seats.ts'
import type { StoredSession } from '../play/session.ts'
import { write } from '../play/write.ts'
import type { Services } from '../services.ts'
import { gameRow, seatRows } from '../store/games.ts'
import type { Person, PersonAnswer } from './people.ts'
import type { TestServices } from './stores.ts'

/** Whoever is asked makes some legal move. */
export async function moveOn(
  { library }: Services,
  id: string,
  players: readonly Person[],
): Promise<PersonAnswer<LogLength>> {
  for (const player of players) {
    const { body } = await player.ask<GameOpened>('GET', `/games/${id}`)
    const game = await library.game(body.table.game)
    const { seq, view } = body.change
    const decision = decisions(game, view).find(({ seat }) => seat === body.viewer)
    if (!decision) continue
    const action = randomAction(decision.offers, seeded(seq))
    return player.ask<LogLength>('POST', `/games/${id}/actions`, { seq, action })
  }
  throw new Error('nobody here is asked')
}

/** They move on until this seat is asked. */
export async function moveUntilAsked(
  services: Services,
  id: string,
  players: readonly Person[],
  seat: number,
): Promise<void> {
  while (!(await players[0]!.ask<TableCard>('GET', `/tables/${id}`)).body.turn.includes(seat))
    await moveOn(services, id, players)
}

/** Everybody makes some legal move after another until the game is over, or somebody has so much to choose from; gives how long the log is then. */
export async function playToEnd(
  services: TestServices,
  id: string,
  offered = Number.POSITIVE_INFINITY,
): Promise<number> {
  const luck = seeded(1)
  const seats = await seatRows(services.db, id)
  return services.gameCache.at(id, 'play', async (game) => {
    for (;;) {
      const { table } = services.sessions.get(id)!
      const decision = decisionFor(table.game, table.state)
      if (!decision || decision.offers.length >= offered) return game.seq
      const { seat, offers } = decision
      const row = (await gameRow(services.db, id))!
      const made = await game.ask('act', namesOf(seats), seat, randomAction(offers, luck))
      if ('refusal' in made) throw new Error(made.refusal.rule)
      await write(services, game, row, seats, made, { user: seats[seat]!.user_id, key: null })
    }
  })
}

/** Looks into the memory of a server at a game, which is opened for it. */
export const lookInto = <T>(
  services: TestServices,
  id: string,
  look: (session: StoredSession) => T,
): Promise<T> => services.gameCache.at(id, 'play', () => look(services.sessions.get(id)!))
