import { decisions, randomAction, seeded } from '@roundhouse/kernel'
import type { Done, GameOpened } from '@roundhouse/wire'
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
