import { type BestRun, findBestRun } from '@roundhouse/18xx'
import type { CompanyId } from '../components/companies.ts'
import { ownsPrivate, type State1846, type Train } from '../state.ts'
import { TITLE } from '../title.ts'
import { runPositionOf } from './runningRules.ts'

/** 1846-6.35: a run of the company's trains, or of these, than which none earns more. */
export const bestRunOf = (state: State1846, company: CompanyId, trains?: readonly Train[]): BestRun =>
  findBestRun(TITLE, runPositionOf(state, company, trains), [
    state.phase,
    state.markers,
    ownsPrivate(state, company, 'MAIL'),
  ])
