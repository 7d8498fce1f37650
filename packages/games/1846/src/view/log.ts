import { moneyLines, operatingLines, privateLines, stockLines, trainLines } from '@roundhouse/18xx/view'
import type { Event1846 } from '../events.ts'
import { companyLines } from './log/companyLines.ts'
import type { Lines1846 } from './log/context.ts'
import { draftLines } from './log/draftLines.ts'
import { markerLines } from './log/markerLines.ts'
import { PAYMENTS } from './log/payments.ts'

/** How everything that happens is told. */
export const lines1846: Lines1846<Event1846['kind']> = {
  ...stockLines,
  ...operatingLines,
  ...trainLines,
  ...privateLines,
  ...moneyLines(PAYMENTS),
  ...draftLines,
  ...companyLines,
  ...markerLines,
}
