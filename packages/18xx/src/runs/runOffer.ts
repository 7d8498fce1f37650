import { type BoardContents, fork } from '@roundhouse/board'
import { type Offer, openBlank } from '@roundhouse/kernel'
import type { DeclaredRoute } from './declaredRoute.ts'
import { type BestRun, declareRun } from './findBestRun.ts'

/**
 * The best run of the position as it is now, found when somebody asks for it,
 * whatever has been done by then; and none at all where the trains may stay at
 * home (1846 6.35, 1856 2.4i, 1860 RUN.1).
 */
export function runOffer<State extends { board: BoardContents }>(
  state: State,
  findBest: (then: State) => BestRun,
  mayStay: boolean,
): Offer<{ kind: 'run'; routes: DeclaredRoute[] }> {
  const then = fork(state)
  const propose = () => {
    const routes = declareRun(findBest(then))
    return mayStay && routes.length > 0 ? [routes, []] : [routes]
  }
  return { action: { kind: 'run' }, blank: openBlank('routes', propose) }
}
