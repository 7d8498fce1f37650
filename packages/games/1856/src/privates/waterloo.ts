import { placeTokenFor } from '@roundhouse/18xx'
import { type Refusal, refusal, type Seat } from '@roundhouse/kernel'
import { step1856 } from '../actions.ts'
import { KITCHENER } from '../components/companies.ts'
import { corporationOnTurn, refuseInTurn } from '../operationStep.ts'
import type { State1856 } from '../state.ts'
import { TITLE } from '../title.ts'
import { citiesWithRoom } from '../track/chooseCity.ts'
import { waitForCity } from '../track/homeToken.ts'
import { refuseMoreTokens, refuseSecondInHex } from '../track/tokens.ts'
import { endStep } from '../turnSteps.ts'
import { refuseNotOwner } from './powers.ts'

const { hex: HEX } = KITCHENER

/** 1856-5.1c, 1856-2.3d: the token of the turn goes to Kitchener, free and without a link. */
export const privateToken = step1856('private-token', {
  refuseNow: (state, seat) => refuseTime(state, seat) ?? refuseToken(state),
  *candidates(state) {
    for (const city of citiesFor(state)) yield { action: { kind: 'private-token', city } }
  },
  refuse: (state, { city }) =>
    citiesFor(state).includes(city) ? undefined : refusal('1856-5.1c', 'city', { hex: HEX }),
  apply(state, { city }, _seat, emit) {
    const company = corporationOnTurn(state)
    const operation = state.operation!
    operation.tokenPlaced = true
    noteWaterlooUsed(state)
    if (isWithoutTile(state)) waitForCity(state, company, HEX, emit, 'WSRC')
    else {
      state.corporations[company].tokensLeft--
      placeTokenFor(TITLE, state, company, { hex: HEX, city }, undefined, 0, emit, 'WSRC')
    }
    if (operation.step === 'token') endStep(state, emit)
  },
})

/** 1856-5.1c: it has been used in this turn, and closes at the end of it. */
export function noteWaterlooUsed(state: State1856): void {
  state.operation!.waterlooUsed = true
  state.privates.WSRC.uses = 0
}

/** 1856-5.1c: whether the corporation on turn could place the token, once its track step is over. */
export function mayPlaceWaterlooToken(state: State1856): boolean {
  return !refuseNotOwner(state, 'WSRC', '1856-5.1c') && !refuseToken(state) && citiesFor(state).length > 0
}

/** 1856-5.1c: after the track step and before interest. */
function refuseTime(state: State1856, seat: Seat): Refusal | undefined {
  const refused = refuseNotOwner(state, 'WSRC', '1856-5.1c') ?? refuseInTurn(state, seat)
  if (refused) return refused
  const { step, company } = state.operation!
  if (step === 'token' || step === 'run') return undefined
  const isBefore = step === 'home' || step === 'track'
  return refusal('1856-5.1c', isBefore ? 'before' : 'after', { corporation: company })
}

const refuseToken = (state: State1856): Refusal | undefined =>
  refuseMoreTokens(state) ?? refuseSecondInHex(state, corporationOnTurn(state), HEX)

/** 1856-5.1c, 1856-2.1c: without a tile there is no city to choose yet. */
const citiesFor = (state: State1856): number[] => (isWithoutTile(state) ? [0] : citiesWithRoom(state, HEX))

const isWithoutTile = ({ board }: State1856): boolean => !(HEX in board.tiles)
