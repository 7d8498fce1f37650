import { type Offer, openBlank } from '@roundhouse/kernel'
import type { DeclaredRoute } from './declaredRoute.ts'
import { type BestRun, declareRun } from './findBestRun.ts'

/**
 * The best run is proposed, which is found when somebody asks for it; and none
 * at all where the trains may stay at home (1846 6.35, 1856 2.4i, 1860 RUN.1).
 */
export const runOffer = (
  best: () => BestRun,
  mayStay: boolean,
): Offer<{ kind: 'run'; routes: DeclaredRoute[] }> => ({
  action: { kind: 'run' },
  blank: openBlank('routes', () => {
    const routes = declareRun(best())
    return mayStay && routes.length > 0 ? [routes, []] : [routes]
  }),
})
