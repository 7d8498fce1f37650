import { type BestRun, findBestRun } from '@roundhouse/18xx'
import { type CorporationId, RIGHTS } from '../components/companies.ts'
import { hasRight } from '../privates/rights.ts'
import type { State1856, Train } from '../state.ts'
import { TITLE } from '../title.ts'
import { runPositionOf } from './runningRules.ts'

/** 1856-2.4i: a run of the corporation's trains, or of these, than which none earns more. */
export const bestRunOf = (state: State1856, company: CorporationId, trains?: readonly Train[]): BestRun =>
  findBestRun(TITLE, runPositionOf(state, company, trains), [
    state.phase,
    state.port,
    RIGHTS.filter((right) => hasRight(state, company, right)),
  ])
