import { tablePath } from '../app/address.ts'
import { go } from '../app/router.ts'
import { branch, head } from './model.ts'

let due: number | null = null
let timer = 0

/** A slider is quicker than the past can be drawn: only where it rests is shown. */
const REST = 60

/** Looks at the moment after that many moves. */
export function lookAtMove(move: number): void {
  due = move
  clearTimeout(timer)
  timer = window.setTimeout(() => {
    const now = head.value
    if (!now || due === null) return
    const to = Math.max(0, due)
    due = null
    go(to >= now.moves ? tablePath(now.id) : tablePath(now.id, to), { replacing: true })
  }, REST)
}

/** Whether lines can be tried: at a table of the server only once nothing is hidden any more. */
export const canTry = (): boolean => (head.value?.online ?? 'finished') === 'finished'

/** Plays on from the moment that is shown, in a game of its own. */
export async function tryLine(): Promise<void> {
  const id = canTry() ? await branch() : null
  if (id !== null) go(tablePath(id))
}
