import { type CityPlace, placesReached, placeTokenFor, tokenSlot } from '@roundhouse/18xx'
import { bitsOf, faceAt, type HexName, reachesStop, reachOf, slotsAt } from '@roundhouse/board'
import { type Refusal, refusal } from '@roundhouse/kernel'
import { step1860 } from '../actions.ts'
import { CORPORATION, type CorporationId } from '../components/companies.ts'
import { cashOnTurn, companyOnTurn, refuseStep } from '../operationStep.ts'
import { inReceivership, isBuildingOver, type State1860 } from '../state.ts'
import { boardOf, titleOf } from '../title.ts'
import { endStep } from '../turnSteps.ts'
import { reservedSlotsNow } from './reservedSlots.ts'
import { trainsReach } from './trainReach.ts'
import { ownTrains } from './upgradeRules.ts'

/** 1860-TOK.1: one token in a turn, after track. */
export const token = step1860('token', {
  refuseNow: (state, seat) => refuseStep(state, seat, 'token'),
  *candidates(state) {
    for (const place of placesReached(reachOf(state.board, boardOf(state), companyOnTurn(state))))
      yield { action: { kind: 'token', ...place } }
  },
  refuse: (state, { hex, city }) => refusePlace(state, { hex, city }) ?? refuseTokenCost(state, hex),
  apply(state, { hex, city }, _seat, emit) {
    const company = companyOnTurn(state)
    const slot = slotFor(state, company, { hex, city }) as number
    const cost = tokenCost(state, company)
    state.corporations[company].tokensLeft--
    placeTokenFor(titleOf(state), state, company, { hex, city }, slot, cost, emit)
    endStep(state, emit)
  },
})

/** 1860-TOK.2, 1860-TOK.3: why the company on turn can have no token there, whatever it costs. */
function refusePlace(state: State1860, { hex, city }: CityPlace): Refusal | undefined {
  const company = companyOnTurn(state)
  const board = boardOf(state)
  // with the option `map: small` some hexes are missing
  if (!board.map.places.has(hex)) return refusal('1860-OPT.2', 'hex', { hex })
  // 1860-TOK.5: Ryde Pier is none
  if (faceAt(state.board, board, hex).stops[city]?.kind !== 'city')
    return refusal('1860-TOK.5', 'no-city', { hex })
  if (slotsAt(state.board, board, hex).flat().includes(company))
    return refusal('1860-TOK.3', 'hex', { company, hex })
  if (!reachesStop(state.board, board, company, hex, city))
    return refusal('1860-TOK.2', 'link', { company, hex })
  if (state.options.tokenReach === 'ownTrain' && !trainReaches(state, company, { hex, city }))
    return refusal('1860-TOK.2', 'train', { company, hex })
  const slot = slotFor(state, company, { hex, city })
  return typeof slot === 'number' ? undefined : slot
}

const trainReaches = (state: State1860, company: CorporationId, { hex, city }: CityPlace): boolean =>
  trainsReach(boardOf(state), state.board, ownTrains(state, company), {
    hex,
    stops: bitsOf([city]),
    pieces: 0,
  })

/** 1860-TOK.2, 1860-TOK.4: the slot that a token takes, or why there is none. */
const slotFor = (state: State1860, company: CorporationId, place: CityPlace): number | Refusal =>
  tokenSlot(titleOf(state), state.board, place, reservedSlotsNow(state, place.hex, place.city), company)

function refuseTokenCost(state: State1860, hex: HexName): Refusal | undefined {
  const company = companyOnTurn(state)
  const [cost, cash] = [tokenCost(state, company), cashOnTurn(state)]
  return cost > cash ? refusal('1860-TOK.1', 'cash', { company, hex, cost, cash }) : undefined
}

/** 1860-TOK.1: what the next token of a company costs. */
export function tokenCost({ corporations }: State1860, id: CorporationId): number {
  const { tokens } = CORPORATION[id]
  return tokens[tokens.length - corporations[id].tokensLeft]!
}

/** 1860-TOK.6, 1860-SOU.2: says whether the company on turn can place a token at all. */
export function mayPlaceToken(state: State1860): boolean {
  const company = companyOnTurn(state)
  const { insolvent, tokensLeft } = state.corporations[company]
  if (isBuildingOver(state) || inReceivership(state, company) || insolvent || tokensLeft === 0) return false
  if (tokenCost(state, company) > cashOnTurn(state)) return false
  for (const place of placesReached(reachOf(state.board, boardOf(state), company)))
    if (!refusePlace(state, place)) return true
  return false
}
