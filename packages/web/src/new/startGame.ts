import { tablePath } from '../app/address.ts'
import { keepGames, withTrouble } from '../app/deviceGames.ts'
import { fromHere } from '../app/router.ts'
import { ask } from '../worker/connection.ts'
import type { WhyNot } from '../worker/protocol/position.ts'
import type { NewGameGiven } from '../worker/protocol/requests.ts'

/** A number for luck that nobody has had. */
export const newLuck = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!

let isStarting = false

/** Sits down to a new game, or says by which rule it cannot be. One game is begun at a time, however often it is pressed. */
export async function startGame(given: NewGameGiven): Promise<WhyNot | null> {
  if (isStarting) return null
  isStarting = true
  const goOn = fromHere()
  let refused = null as WhyNot | null
  await withTrouble(async () => {
    const answer = await ask('newGame', given)
    if ('rule' in answer) {
      refused = answer
      return
    }
    keepGames()
    goOn(tablePath(answer.id))
  }).finally(() => {
    isStarting = false
  })
  return refused
}
