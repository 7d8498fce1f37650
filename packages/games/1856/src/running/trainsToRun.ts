import { lastType, type State1856, type Train, trainsOf } from '../state.ts'

/** 1856-2.4a, 1856-3p: its trains, and the one that the CGR has borrowed. */
export function trainsToRun(state: State1856): Train[] {
  const { company, borrowed } = state.operation!
  return borrowed ? [{ id: `${lastType(state)}-borrowed` }] : trainsOf(state, company)
}
