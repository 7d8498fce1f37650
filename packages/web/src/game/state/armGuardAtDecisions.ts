import { computed, effect } from '@preact/signals'
import { armGuard } from './misclickGuard.ts'
import { state } from './state.ts'

/** Whatever can be decided anew must have been seen before it is pressed. While others play on, nothing can. */
export function armGuardAtDecisions(): () => void {
  const { head } = state
  const decider = computed(() => head.value && `${head.value.id} ${head.value.turn?.seat} ${head.value.pass}`)
  const decision = computed(() => (head.value?.turn || head.value?.over ? head.value.moves : null))
  let before = decider.peek()
  return effect(() => {
    const now = decider.value
    const isAnother = now !== before
    if ((decision.value === null && !isAnother) || now === null) return
    before = now
    armGuard(performance.now(), isAnother)
  })
}
