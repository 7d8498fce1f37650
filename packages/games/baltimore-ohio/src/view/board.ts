import { coordinatesOf, type HexName } from '@roundhouse/board'
import {
  type BoardScene,
  DOLLARS,
  type Fact,
  type HexDetails,
  type HexScene,
  type Mark,
  plainStop,
} from '@roundhouse/view'
import type { BnoAction } from '../actions.ts'
import { CLOSED_TO_OTHERS, COMPANIES, type CompanyId, OBLIGATIONS } from '../components/companies.ts'
import { GRID, HEX } from '../components/map.ts'
import { COAL_INCOME } from '../components/money.ts'
import { refuseCity } from '../rounds/building.ts'
import { cityIncome } from '../rounds/income.ts'
import { type BnoState, companyCountIn } from '../state.ts'
import { nameOf } from './wording.ts'
import type { BnoWords } from './words.en.ts'

/** Where the names of the waters stand, between the hexes. */
const WATERS: Readonly<Record<keyof BnoWords['waters'], { readonly column: number; readonly row: number }>> =
  {
    michigan: { column: 8, row: 2.5 },
    erie: { column: 20, row: 3.5 },
    ontario: { column: 28, row: 1.4 },
    atlantic: { column: 40, row: 9 },
  }

export const boardScene = (state: BnoState, words: BnoWords): BoardScene => ({
  layout: GRID.layout,
  currency: DOLLARS,
  hexes: GRID.hexes.map((hex) => hexScene(state, hex, words)),
  waters: (Object.keys(WATERS) as (keyof BnoWords['waters'])[]).map((water) => ({
    name: words.waters[water],
    ...WATERS[water],
  })),
})

/** A hex as it lies: no tile is ever laid, only cubes. */
export function hexScene(state: BnoState, hex: HexName, words: BnoWords): HexScene {
  const { terrain, cost, city, barredEdges = [] } = HEX.get(hex)!
  const name = nameOf(hex)
  return {
    hex,
    ...coordinatesOf(GRID.layout, hex),
    ground: terrain,
    ...(name !== undefined && { name }),
    labels: [],
    stops: city
      ? [
          {
            ...plainStop('city'),
            revenue: { values: city.income, now: cityIncome(hex, state.technology) },
          },
        ]
      : [],
    paths: [],
    terrain: [{ kind: terrain, cost }],
    borders: barredEdges.map((edge) => ({ edge, kind: 'impassable' })),
    joined: [],
    marks: marksAt(state, hex, words),
  }
}

function marksAt(state: BnoState, hex: HexName, words: BnoWords): Mark[] {
  const cubes = COMPANIES.filter((id) => state.companies[id].cubes.includes(hex))
  const owner = closedFor(state, hex)
  return [
    ...cubes.map((company): Mark => ({ kind: 'cube', label: company, company })),
    ...(state.coal.includes(hex)
      ? [{ kind: 'coal', label: words.marks.coal({ amount: COAL_INCOME }) } as const]
      : []),
    ...(owner ? [{ kind: 'blocked', label: owner, company: owner } as const] : []),
  ]
}

/** BO-7.14: the company for which a city is still closed to the others. */
function closedFor(state: BnoState, hex: HexName): CompanyId | undefined {
  const { city } = HEX.get(hex)!
  const owner = city && CLOSED_TO_OTHERS[city.name]
  if (!owner) return undefined
  // whoever has no first cities of its own is refused for this reason or for the city limit
  const other = COMPANIES.find((id) => !OBLIGATIONS[id])!
  return refuseCity(state, other, hex, city)?.reason === 'closed' ? owner : undefined
}

/** What there is to know of a hex: how many companies it takes, and who could come. No tile is ever laid. */
export function hexDetails(state: BnoState, hex: HexName, words: BnoWords): HexDetails {
  const build: BnoAction = { kind: 'build', hex }
  return {
    facts: [...cityFacts(state, hex, words), reachFact(state, hex, words)],
    tiles: [],
    probes: state.operation ? [build] : [],
  }
}

/** BO-7.6, BO-7.11, BO-7.14. */
function cityFacts(state: BnoState, hex: HexName, { aboutHex }: BnoWords): Fact[] {
  const { city } = HEX.get(hex)!
  if (!city) return []
  const companies = companyCountIn(state, hex)
  const owner = closedFor(state, hex)
  return [
    {
      label: aboutHex.companies,
      value: city.unlimitedAccess
        ? aboutHex.noLimit({ companies })
        : aboutHex.limit({ companies, of: state.technology }),
    },
    ...(owner
      ? [{ label: aboutHex.closed, value: aboutHex.closedFor({ company: owner }), alarming: true as const }]
      : []),
  ]
}

/** BO-7.4: whose network is next to it. */
function reachFact(state: BnoState, hex: HexName, { aboutHex, nobody }: BnoWords): Fact {
  const near = COMPANIES.filter((id) => {
    const { cubes } = state.companies[id]
    return !cubes.includes(hex) && GRID.open.get(hex)!.some((neighbour) => cubes.includes(neighbour))
  })
  return { label: aboutHex.reachedBy, value: near.join(' · ') || nobody }
}
