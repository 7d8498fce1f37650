import { tablePath } from '../app/address.ts'
import { go } from '../app/router.ts'
import { keepGames } from '../app/shelf.ts'
import type { NewGameGiven, WhyNot } from '../worker/protocol.ts'
import { ask } from '../worker/table.ts'

/** A number for luck that nobody has had. */
export const newLuck = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!

/** Sits down to a new game, or says by which rule it cannot be. */
export async function startGame(given: NewGameGiven): Promise<WhyNot | null> {
  const answer = await ask('newGame', given)
  if ('rule' in answer) return answer
  keepGames()
  go(tablePath(answer.id))
  return null
}
