import { bestCities, incomeFrom } from '../rounds/income.ts'
import type { Company, State } from '../state.ts'

/** What a company would earn as things stand if its best cities counted. */
export const outlook = (state: State, company: Company): ReturnType<typeof incomeFrom> =>
  incomeFrom(state, company, bestCities(state, company))

/** BO-8.7: what the company's equipment costs in each operation. */
export const maintenanceOf = (state: State, company: Company): number =>
  incomeFrom(state, company, []).maintenance
