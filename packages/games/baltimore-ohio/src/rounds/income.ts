import type { HexName } from '@roundhouse/board'
import { refusal } from '@roundhouse/kernel'
import { stepBno } from '../actions.ts'
import { HEX } from '../components/map.ts'
import { COAL_INCOME, MAINTENANCE } from '../components/money.ts'
import { type BnoState, type Company, capacityOf } from '../state.ts'
import { nextOperation } from '../turn.ts'
import { settleLoss } from './loss.ts'
import { operating, refuseStep } from './operating.ts'

/** BO-8.3: names the cities that count; a profit asks for a dividend, a loss is settled at once (BO-14.5). */
export const income = stepBno('income', {
  refuseNow: (state) => refuseStep(state, 'income'),
  candidates(state) {
    const company = operating(state)
    const count = citiesCounted(company)
    const from = citiesByIncome(state, company)
    return [
      {
        action: { kind: 'income' },
        blank: { kind: 'subset', field: 'cities', from, min: count, max: count },
      },
    ]
  },
  refuse(state, { cities }) {
    const company = operating(state)
    const { company: id } = state.operation!
    const count = citiesCounted(company)
    if (cities.length !== count || new Set(cities).size !== count)
      return refusal('BO-8.2', 'count', { company: id, count })
    const foreign = cities.find((hex) => !HEX.get(hex)!.city || !company.cubes.includes(hex))
    return foreign === undefined ? undefined : refusal('BO-8.2', 'city', { company: id, hex: foreign })
  },
  apply(state, { cities }, _seat, emit) {
    const operation = state.operation!
    const parts = incomeFrom(state, operating(state), cities)
    emit({ kind: 'income', company: operation.company, cities, ...parts })
    if (parts.net > 0) {
      operation.step = 'dividend'
      operation.netIncome = parts.net
    } else {
      settleLoss(state, parts.net, emit)
      nextOperation(state, emit)
    }
  },
})

/** BO-8.2: the cities of a company, its start city included. */
export const citiesOf = ({ cubes }: Company): HexName[] => cubes.filter((hex) => HEX.get(hex)!.city)

/** BO-8.2: exactly the smaller of the capacity and the number of cities. */
export const citiesCounted = (company: Company): number =>
  Math.min(capacityOf(company), citiesOf(company).length)

/** The cities of a company, those first that bring most now. */
const citiesByIncome = ({ technology }: BnoState, company: Company): HexName[] =>
  citiesOf(company).sort((one, other) => cityIncome(other, technology) - cityIncome(one, technology))

/** The cities that bring most now, as many as count. */
export const bestCities = (state: BnoState, company: Company): HexName[] =>
  citiesByIncome(state, company).slice(0, capacityOf(company))

/** BO-8.4: at the technology level of the game, whatever the cards. */
export const cityIncome = (hex: HexName, technology: number): number =>
  HEX.get(hex)!.city!.income[technology - 1]!

/** BO-8.4 to BO-8.8: the parts of a company's income if these cities count. */
export function incomeFrom(
  { technology, options }: BnoState,
  { equipment, coal: counters }: Company,
  cities: readonly HexName[],
): { fromCities: number; fromCoal: number; maintenance: number; net: number } {
  let fromCities = 0
  for (const hex of cities) fromCities += cityIncome(hex, technology)
  // BO-8.6
  const coalPays = equipment.length > 0 || !options.coalNeedsEquipment
  const fromCoal = coalPays ? counters * COAL_INCOME : 0
  const maintenance = MAINTENANCE * technology * equipment.length
  return { fromCities, fromCoal, maintenance, net: fromCities + fromCoal - maintenance }
}
