import { bestCities, incomeFrom } from '../rounds/income.ts'
import type { BnoState, Company } from '../state.ts'

/** What a company would earn as things stand if its best cities counted. */
export const outlook = (state: BnoState, company: Company): ReturnType<typeof incomeFrom> =>
  incomeFrom(state, company, bestCities(state, company))

/** BO-8.7: what the company's equipment costs in each operation. */
export const maintenanceOf = (state: BnoState, company: Company): number =>
  incomeFrom(state, company, []).maintenance
