import { cashIn, heldByPlayers, isInOrder, rightfulPresident } from '@roundhouse/finance'
import { type Must, problemsIn } from '@roundhouse/kernel/audit'
import { COMPANIES, type CompanyId, SHARES } from './components/companies.ts'
import { EQUIPMENT } from './components/equipment.ts'
import { COAL_HEXES, GRID } from './components/map.ts'
import { CHART } from './components/money.ts'
import { type BnoState, type Company, statusOf, supplyOf } from './state.ts'

/** What is made or lost, or cannot be, in a position: nothing, if the rules are kept. */
export const violations = (state: BnoState): string[] =>
  problemsIn(state, [
    checkSupplies,
    ...COMPANIES.map((id) => (position: BnoState, must: Must) => checkCompany(position, id, must)),
  ])

/** What everybody has a part of. */
function checkSupplies(state: BnoState, must: Must): void {
  must(moneyInAll(state) === 0, 'money was made or lost')
  must(
    state.players.every(({ cash }) => cash >= 0),
    'a player owes money',
  )
  must(cardsAreAllThere(state), 'an equipment card is missing or doubled')
  must(coalIsAllThere(state), 'a coal counter is missing or doubled')
  must(isInOrder(state.market, CHART), 'the price track is out of order')
}

function checkCompany(state: BnoState, id: CompanyId, must: Must): void {
  const { shares, treasury, president, cubes, lastNetIncome } = state.companies[id]
  const tokens = state.market.filter(({ company }) => company === id).length
  const places = [...shares.players, shares.held, shares.unowned, shares.outside]
  must(places.every((count) => count >= 0) && sum(places) === SHARES, `${id} does not have ten shares`)
  must(treasury.cash >= 0, `${id} owes money`)
  must(supplyOf(state.companies[id]) >= 0, `${id} has built more cubes than it has`)
  must(isNetwork(cubes), `the cubes of ${id} are not one network`)
  must(lastNetIncome >= 0, `${id} remembers a loss as its income`)
  // BO-0.11
  const open = statusOf(state, id) === 'open'
  must((president !== null) === open, `${id} has a president without being open, or none`)
  must(tokens === (open ? 1 : 0), `${id} has ${tokens} tokens`)
  if (open && president !== null)
    must(rightfulPresident(shares.players, president, 1) === president, `${id} has the wrong president`)
  if (statusOf(state, id) === 'unfounded')
    must(isUntouched(state.companies[id]), `${id} is at work before it is founded`)
}

const isUntouched = ({ shares, treasury, equipment, cubes, coal }: Company): boolean =>
  heldByPlayers(shares) +
    shares.held +
    shares.unowned +
    treasury.cash +
    equipment.length +
    cubes.length +
    coal ===
  0

const moneyInAll = ({ bank, players, companies }: BnoState): number =>
  cashIn([bank, ...players, ...COMPANIES.map((id) => companies[id].treasury)])

function cardsAreAllThere({ cardsSold, scrapped, companies }: BnoState): boolean {
  const gone = [...scrapped, ...COMPANIES.flatMap((id) => companies[id].equipment)].sort((a, b) => a - b)
  return (
    cardsSold <= EQUIPMENT.length &&
    gone.length === cardsSold &&
    gone.every((card, place) => card === place + 1)
  )
}

const coalIsAllThere = ({ coal, companies }: BnoState): boolean =>
  coal.length + sum(COMPANIES.map((id) => companies[id].coal)) === COAL_HEXES.length &&
  coal.every((hex) => COAL_HEXES.includes(hex))

/** BO-7.4, BO-7.5: one cube in a hex, each next to one placed before it. */
const isNetwork = (cubes: readonly string[]): boolean =>
  cubes.every((hex, place) => {
    const before = cubes.slice(0, place)
    return (
      !before.includes(hex) &&
      (place === 0 || GRID.open.get(hex)!.some((neighbour) => before.includes(neighbour)))
    )
  })

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
