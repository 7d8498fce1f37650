import { transfer } from '@roundhouse/18xx'
import type { Departures } from '@roundhouse/18xx/testing/replayTrace'
import type { CorporationId } from '../../components/companies.ts'
import { payEscrow } from '../../shares/escrow.ts'
import { controllerOf, type State1856 } from '../../state.ts'

const silent = () => {}

/** There the treasury was spent before the interest of a corporation that runs nothing was charged, so that its president paid. */
const presidentPaysInterest =
  (id: CorporationId, amount: number) =>
  (state: State1856): void =>
    transfer(state, controllerOf(state, id)!, id, amount, 'interest', silent)

const LATE_INTEREST =
  'who runs nothing is charged interest after the next action, for which the treasury was spent'

/** Where 18xx.games departed from our rules, by game and action, and what makes our position the same. */
export const DEPARTURES: Readonly<Record<string, Departures<State1856>>> = {
  '1856/1856_game_end_bank.json': {
    561: {
      why: 'who runs nothing, and has nothing else to do in his turn, is charged no interest at all',
      after: (state) => transfer(state, 'bank', 'THB', 20, 'interest', silent),
    },
  },
  '1856/hotseat001.json': {
    79: {
      why: 'Wellington, Grey & Bruce is connected, though with Lake Huron and not with Goderich',
      after(state) {
        state.corporations.WGB.connected = true
        payEscrow(state, 'WGB', silent)
      },
    },
  },
  '1856/random-08.json': {
    506: { why: LATE_INTEREST, before: presidentPaysInterest('CA', 20) },
  },
  '1856/random-18.json': {
    86: { why: LATE_INTEREST, before: presidentPaysInterest('CA', 30) },
    268: { why: LATE_INTEREST, before: presidentPaysInterest('TGB', 10) },
    314: { why: LATE_INTEREST, before: presidentPaysInterest('LPS', 20) },
    892: {
      why: 'who runs nothing, and has no loans any more after the next action, is charged no interest at all',
      after: (state) => transfer(state, 'bank', 'CV', 10, 'interest', silent),
    },
  },
  '1856/random-32.json': {
    221: {
      why: 'Waterloo & Saugeen stays in the game when its token is said to be one of the corporation',
      after(state) {
        state.operation!.waterlooUsed = false
      },
    },
    965: {
      why: 'a turn in which the certificate of the CGR was completed goes on with sales',
      after(state) {
        state.stock!.seat = 2
        state.boughtNow = 'CGR'
      },
    },
  },
}
