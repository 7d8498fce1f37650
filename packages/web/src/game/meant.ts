import { computed, effect } from '@preact/signals'
import { broughtUp, isMeant } from './guard.ts'
import { head } from './model.ts'

/** Whose decision it is. */
const whose = computed(() => head.value && `${head.value.id} ${head.value.turn?.seat} ${head.value.pass}`)
const moves = computed(() => head.value?.moves)

let before = whose.peek()

effect(() => {
  if (whose.value === null || moves.value === undefined) return
  broughtUp(performance.now(), whose.value !== before)
  before = whose.value
})

/** Until the hand has come to rest nothing is pressed at all. */
export function letRest(): void {
  broughtUp()
  const stop = (event: Event) => {
    if (isMeant(event)) return removeEventListener('click', stop, true)
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', stop, true)
}
