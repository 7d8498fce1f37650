import { effect } from '@preact/signals'
import { subscribe } from '../../worker/connection.ts'
import { armGuardAtDecisions } from './armGuardAtDecisions.ts'
import { followTable } from './gameRequests.ts'
import { followNetwork } from './network.ts'
import { showPaneOfDecision } from './openParts.ts'
import { forgetSoughtMove } from './pastMoments.ts'
import { writeSelections } from './selection/savedSelection.ts'

/** Starts everything that the game screen does by itself. */
export function startGameScreen(): void {
  subscribe(followTable)
  effect(forgetSoughtMove)
  effect(followNetwork)
  armGuardAtDecisions()
  effect(showPaneOfDecision)
  document.addEventListener('visibilitychange', writeSelections)
}
