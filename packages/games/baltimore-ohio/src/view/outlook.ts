import type { Fact } from '@roundhouse/view'
import { bestCities, incomeFrom } from '../rounds/income.ts'
import type { BnoState, Company } from '../state.ts'
import { type BnoWording, money } from './wording.ts'

/** What a company would earn as things stand if its best cities counted. */
export const outlook = (state: BnoState, company: Company): ReturnType<typeof incomeFrom> =>
  incomeFrom(state, company, bestCities(state, company))

/** BO-8.7: what the company's equipment costs in each operation. */
export const maintenanceOf = (state: BnoState, company: Company): number =>
  incomeFrom(state, company, []).maintenance

/** BO-8.8: the cities, then coal and maintenance. */
export function incomeLines(
  { fromCities, fromCoal, maintenance }: ReturnType<typeof incomeFrom>,
  count: number,
  { words: { notes } }: BnoWording,
): Fact[] {
  const line = (label: string, amount: number): Fact => ({ label, value: money(amount) })
  return [
    ...(count > 0 ? [line(notes.cities({ count }), fromCities)] : []),
    ...(fromCoal > 0 ? [line(notes.coal, fromCoal)] : []),
    ...(maintenance > 0 ? [line(notes.maintenance, -maintenance)] : []),
  ]
}
