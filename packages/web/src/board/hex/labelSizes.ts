import type { Mark, StopScene } from '@roundhouse/view'
import type { Point } from '../geometry.ts'
import type { Obstacle } from './labelRoom.ts'
import { widthOfLine } from './letterWidths.ts'
import { nameLines } from './nameLines.ts'

export const BUBBLE = { width: 42, height: 32 }

/** How wide a bold figure is at most, of its size, in whatever letters a device has. */
const FIGURE = 0.7

/** Three figures need more room than two. */
export const bubbleWidth = ({ revenue }: StopScene): number =>
  Math.max(BUBBLE.width, Math.round(6 + 26 * FIGURE * String(revenue.now).length))

/** How wide each of the values of an off-board place is. */
export const valueWidth = ({ revenue: { values } }: StopScene): number =>
  values.length > 3 ? 36 : values.length > 2 ? 40 : 44

/** Beside a stop a cost is drawn smaller, with larger figures. */
export const SMALL_COST = 0.8

/** How wide a cost is with its sign, if it has one, as large as its figures ever are. */
export const costWidth = (kind: string, letters: number, scale: number): number =>
  Math.round((isSigned(kind) ? 39 : 18) + (scale < 1 ? 32 : 25) * FIGURE * letters)

/** Several letters are smaller than one. */
export const labelSize = (letters: string): number => (letters.length > 1 ? 21 : 27)

/** Whether a kind of land is shown by a sign; plain land is not. */
export const isSigned = (kind: string): boolean => kind !== 'plain'

export function nameBox(name: string, { x, y }: Point): Obstacle {
  const lines = nameLines(name)
  const down = ((lines.length - 1) * 24) / 2
  return {
    at: { x, y: y + (y < 0 ? -down : down) },
    width: Math.max(...lines.map((line) => line.length)) * 13.5,
    height: lines.length * 24 + 4,
  }
}

/** As wide as its figures ever are, with the token of its owner. */
export const BONUS = { token: 28, figures: 25, rim: 8 }
export const bonusWidth = ({ label, company }: Mark): number =>
  Math.round(2 * BONUS.rim + widthOfLine(label) * BONUS.figures + (company ? BONUS.token : 0))

/** Icons are narrow, markers as wide as what is written on them. */
export function markBox(mark: Mark): { readonly width: number; readonly height: number } {
  if (mark.kind === 'goal') return { width: 46, height: 60 }
  if (mark.kind === 'token') return { width: 46, height: 46 }
  if (mark.kind === 'port' && mark.company === undefined) return { width: 30, height: 34 }
  return { width: bonusWidth(mark), height: 30 }
}
