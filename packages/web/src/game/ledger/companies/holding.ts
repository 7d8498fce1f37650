import type { Scene } from '@roundhouse/view'
import type { PageWords } from '../../../words/en.ts'

/** How much of a company somebody holds, as the game counts it: in shares, or in percent. */
export const figureOf = (percent: number, { companies }: Pick<Scene, 'companies'>): number =>
  companies?.sharesEach === undefined ? percent : (percent * companies.sharesEach) / 100

/** The same with what it is counted in. */
export const holdingOf = (
  percent: number,
  scene: Pick<Scene, 'companies'>,
  { share, shares }: Pick<PageWords['screen'], 'share' | 'shares'>,
): string => (scene.companies?.sharesEach === undefined ? share(percent) : shares(figureOf(percent, scene)))
