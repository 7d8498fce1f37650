import { computed, effect } from '@preact/signals'
import { subscribe } from '../../worker/connection.ts'
import { followTable } from './gameRequests.ts'
import { armGuard } from './misclickGuard.ts'
import { showPaneOfDecision } from './openParts.ts'
import { forgetSoughtMove } from './pastMoments.ts'
import { writeSelections } from './selection/savedSelection.ts'
import { state } from './state.ts'

/** Starts everything that the game screen does by itself. */
export function startGameScreen(): void {
  subscribe(followTable)
  effect(forgetSoughtMove)
  armGuardAtDecisions()
  effect(showPaneOfDecision)
  document.addEventListener('visibilitychange', writeSelections)
}

/** Whatever can be decided anew must have been seen before it is pressed. */
function armGuardAtDecisions(): void {
  const { head } = state
  const decider = computed(() => head.value && `${head.value.id} ${head.value.turn?.seat} ${head.value.pass}`)
  const moves = computed(() => head.value?.moves)
  let before = decider.peek()
  effect(() => {
    if (decider.value === null || moves.value === undefined) return
    armGuard(performance.now(), decider.value !== before)
    before = decider.value
  })
}
