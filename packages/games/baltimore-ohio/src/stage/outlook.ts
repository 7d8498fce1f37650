import type { HexName } from '@roundhouse/board'
import { citiesCounted, citiesOf, cityIncome, incomeFrom } from '../rounds/income.ts'
import type { Company, State } from '../state.ts'

/** What a company would earn as things stand if its best cities counted. */
export const outlook = (state: State, company: Company): ReturnType<typeof incomeFrom> =>
  incomeFrom(state, company, bestCities(state, company))

function bestCities({ technology }: State, company: Company): HexName[] {
  return citiesOf(company)
    .sort((one, other) => cityIncome(other, technology) - cityIncome(one, technology))
    .slice(0, citiesCounted(company))
}

/** BO-8.7: what the company's equipment costs in each operation. */
export const maintenanceOf = (state: State, company: Company): number =>
  incomeFrom(state, company, []).maintenance
