import { computed, effect } from '@preact/signals'
import { armGuard, isDeliberate } from './misclickGuard.ts'
import { head } from './model.ts'

/** Whose decision it is. */
const whose = computed(() => head.value && `${head.value.id} ${head.value.turn?.seat} ${head.value.pass}`)
const moves = computed(() => head.value?.moves)

let before = whose.peek()

effect(() => {
  if (whose.value === null || moves.value === undefined) return
  armGuard(performance.now(), whose.value !== before)
  before = whose.value
})

/** Until the hand has come to rest nothing is pressed at all. */
export function blockClicksUntilRest(): void {
  armGuard()
  const stop = (event: Event) => {
    if (isDeliberate(event)) return removeEventListener('click', stop, true)
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', stop, true)
}
