import type { NetworkOwner, NetworkScene, TrainRouteScene } from '@roundhouse/view'
import { COMPANIES, COMPANY_CARDS, type CompanyId } from '../components/companies.ts'
import { bestCities, citiesOf, cityIncome } from '../rounds/income.ts'
import { type BnoState, statusOf } from '../state.ts'
import { incomeLines, outlook } from './outlook.ts'
import { PAINT } from './paint.ts'
import { type BnoWording, nameOf } from './wording.ts'

/** Who has cubes on the board. */
export const networkOwners = (state: BnoState): NetworkOwner[] =>
  COMPANIES.filter((id) => statusOf(state, id) !== 'unfounded').map((id) => ({
    id,
    name: COMPANY_CARDS[id].name,
    paint: PAINT[id],
  }))

/** BO-7.4, BO-8.2: the cubes of a company are one network; of its cities those that bring most would count. */
export function companyNetwork(
  state: BnoState,
  owner: string,
  wording: BnoWording,
): NetworkScene | undefined {
  const id = COMPANIES.find((one): one is CompanyId => one === owner)
  if (!id || statusOf(state, id) === 'unfounded') return undefined
  const company = state.companies[id]
  const stops = citiesOf(company).map((hex) => ({
    hex,
    stop: 0,
    name: nameOf(hex)!,
    value: cityIncome(hex, state.technology),
  }))
  const counted = bestCities(state, company)
  const income = outlook(state, company)
  const route: TrainRouteScene = {
    label: '',
    revenue: income.fromCities,
    pieces: [],
    stops: counted.map((hex) => ({ ...stops.find((stop) => stop.hex === hex)!, paid: true })),
    bonuses: [],
  }
  return {
    hexes: company.cubes,
    pieces: [],
    stops,
    best: {
      label: wording.words.facts.possible,
      revenue: income.net,
      trains: counted.length > 0 ? [{ label: '', route }] : [],
      facts: incomeLines(income, counted.length, wording),
    },
  }
}
