import type { Departures } from '@roundhouse/18xx/testing/replayTrace'
import type { State1860 } from '../../state.ts'

/** Where 18xx.games departed from our rules, by game and action, and what makes our position the same. */
export const DEPARTURES: Readonly<Record<string, Departures<State1860>>> = {}
