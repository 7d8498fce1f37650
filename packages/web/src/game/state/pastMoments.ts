import { computed, effect, signal } from '@preact/signals'
import { tablePath } from '../../app/address.ts'
import { go } from '../../app/router.ts'
import { branch, head, position } from './model.ts'

/** The moment that was asked for and is not shown yet. */
const sought = signal<number | null>(null)

/** Where in the game one is, or will be at once. */
export const moment = computed(() => sought.value ?? position.value?.move ?? 0)

effect(() => {
  if (!position.value || position.value.move === sought.peek()) sought.value = null
})

/** A slider is quicker than the past can be drawn: after each moment it is let go on for a while. */
const REST = 60
let resting = false

/** Looks at the moment after that many moves. */
export function lookAtMove(move: number): void {
  sought.value = Math.max(0, move)
  if (!resting) show()
}

function show(): void {
  const now = head.value
  const to = sought.value
  resting = now !== null && to !== null
  if (!now || to === null) return
  go(to >= now.moves ? tablePath(now.id) : tablePath(now.id, to), { replacing: true })
  window.setTimeout(() => {
    resting = false
    if (sought.value !== null && sought.value !== to) show()
  }, REST)
}

/** Whether lines can be tried: at a table of the server only once nothing is hidden any more. */
export const canTry = (): boolean => (head.value?.online ?? 'finished') === 'finished'

/** Plays on from the moment that is shown, in a game of its own. */
export async function tryLine(): Promise<void> {
  const id = canTry() ? await branch() : null
  if (id !== null) go(tablePath(id))
}
