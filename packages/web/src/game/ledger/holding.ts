import type { Scene } from '@roundhouse/view'
import type { Words } from '../../words/en.ts'

/** How much of a company somebody holds, as the game counts it: in shares, or in percent. */
export const figureOf = (percent: number, { shares }: Pick<Scene, 'shares'>): number =>
  shares === undefined ? percent : (percent * shares) / 100

/** The same with what it is counted in. */
export const holdingOf = (
  percent: number,
  scene: Pick<Scene, 'shares'>,
  { share, shares }: Pick<Words['screen'], 'share' | 'shares'>,
): string => (scene.shares === undefined ? share(percent) : shares(figureOf(percent, scene)))
