import { computed } from '@preact/signals'
import { tablePath } from '../../app/address.ts'
import { go } from '../../app/router.ts'
import { shownPosition } from './derived.ts'
import { branch } from './gameRequests.ts'
import { state } from './state.ts'

const { soughtMove } = state

/** Where in the game one is, or will be at once. */
export const moment = computed(() => soughtMove.value ?? shownPosition.value?.move ?? 0)

/** What was sought is shown by now, or the game was left. */
export function forgetSoughtMove(): void {
  if (!shownPosition.value || shownPosition.value.move === soughtMove.peek()) soughtMove.value = null
}

/** A slider is quicker than the past can be drawn: after each moment it is let go on for a while. */
const REST = 60
let resting = false

/** Looks at the moment after that many moves. */
export function lookAtMove(move: number): void {
  soughtMove.value = Math.max(0, move)
  if (!resting) show()
}

function show(): void {
  const now = state.head.value
  const to = soughtMove.value
  resting = now !== null && to !== null
  if (!now || to === null) return
  go(to >= now.moves ? tablePath(now.id) : tablePath(now.id, to), { replacing: true })
  window.setTimeout(() => {
    resting = false
    if (soughtMove.value !== null && soughtMove.value !== to) show()
  }, REST)
}

/** Whether a branch can be begun: at a table of the server only once nothing is hidden any more. */
export const canBranch = (): boolean => (state.head.value?.online ?? 'finished') === 'finished'

/** Plays on from the moment that is shown, in a game of its own. */
export async function startBranch(): Promise<void> {
  const id = canBranch() ? await branch() : null
  if (id !== null) go(tablePath(id))
}
