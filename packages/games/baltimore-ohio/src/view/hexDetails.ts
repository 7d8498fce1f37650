import type { HexName } from '@roundhouse/board'
import type { Fact, HexDetails } from '@roundhouse/view'
import type { BnoAction } from '../actions.ts'
import { COMPANIES } from '../components/companies.ts'
import { GRID, HEX } from '../components/map.ts'
import { type BnoState, companyCountIn } from '../state.ts'
import { closedFor } from './boardScene.ts'
import type { BnoWords } from './words.en.ts'

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
function reachFact(state: BnoState, hex: HexName, { aboutHex }: BnoWords): Fact {
  const near = COMPANIES.filter((id) => {
    const { cubes } = state.companies[id]
    return !cubes.includes(hex) && GRID.open.get(hex)!.some((neighbour) => cubes.includes(neighbour))
  })
  return { label: aboutHex.reachedBy, value: near.join(' · ') || aboutHex.nobody }
}
