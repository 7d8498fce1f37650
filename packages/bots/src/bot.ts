import type { Action, ChanceState, Decision, GameState } from '@roundhouse/kernel'

/** A player that picks among offered actions. It may change nothing but its luck. */
export type Bot<S extends GameState = GameState, A extends Action = Action> = (
  state: S,
  decision: Decision<A>,
  luck: ChanceState,
) => A
