import { type BestRun, findBestRun } from '@roundhouse/18xx'
import type { CompanyId } from '../components/companies.ts'
import { ownsPrivate, type State1846 } from '../state.ts'
import { TITLE } from '../title.ts'
import { runPositionOf } from './runningRules.ts'

/** 1846-6.35: a run of the company's trains than which none earns more. */
export const bestRunOf = (state: State1846, company: CompanyId): BestRun =>
  findBestRun(TITLE, runPositionOf(state, company), [
    state.phase,
    state.markers,
    ownsPrivate(state, company, 'MAIL'),
  ])
