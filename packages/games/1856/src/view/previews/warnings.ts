import { hasOffer, type Seat } from '@roundhouse/kernel'
import { eventsOf, playerName } from '@roundhouse/view'
import type { Action1856 } from '../../actions.ts'
import type { CorporationId, PrivateId } from '../../components/companies.ts'
import { LOAN } from '../../components/money.ts'
import { setPort } from '../../privates/port.ts'
import { privateLay } from '../../privates/privateLay.ts'
import { privateToken } from '../../privates/waterloo.ts'
import {
  controllerOf,
  launched,
  privatesOf,
  type State1856,
  sharesWithPlayers,
  trainsOf,
} from '../../state.ts'
import { cheapestInBank } from '../../trains/trainsForSale.ts'
import { powerOf } from '../targets.ts'
import { money, type Wording1856 } from '../wording.ts'
import type { Outcome1856 } from './outcome.ts'

/** 1856-Pb, 1856-2.7g: corporations of the one who decides that rusting leaves without a train and without the money for one. */
export function rustWarnings(
  { before, after, now }: Outcome1856,
  seat: Seat,
  { words: { warnings } }: Wording1856,
): string[] {
  if (eventsOf(now, 'trains-scrapped').length === 0) return []
  return launched(after).flatMap((company) => {
    if (controllerOf(after, company) !== seat || trainsOf(before, company).length === 0) return []
    const { cash } = after.corporations[company].treasury
    const cheapest = cheapestInBank(after, company)
    if (trainsOf(after, company).length > 0 || cash >= cheapest) return []
    return [warnings.withoutTrain({ company, price: money(cheapest), treasury: money(cash) })]
  })
}

/** 1856-2.8b, 1856-2.5b, 1856-2.5c: loans that fewer shares with players do not allow any more, and what a president has to pay. */
export function loanWarnings(
  { before, after, now }: Outcome1856,
  seat: Seat,
  wording: Wording1856,
  { kind }: Action1856,
): string[] {
  const { warnings } = wording.words
  const excess = launched(after).filter(
    (id) => excessOf(after, id) > Math.max(0, excessOf(before, id)) && before.corporations[id].loans > 0,
  )
  const isMeantToPay = kind === 'sell-for-debt' || kind === 'rescue'
  const paid = eventsOf(now, 'paid')
    .filter(({ payer, reason }) => payer === seat && (reason === 'interest' || reason === 'repayment'))
    .reduce((sum, { amount }) => sum + amount, 0)
  return [
    ...excess.map((company) =>
      warnings.excessLoans({ company, price: money(excessOf(after, company) * LOAN.value) }),
    ),
    ...(paid > 0 && !isMeantToPay ? [warnings.presidentPays({ price: money(paid) })] : []),
    ...eventsOf(now, 'money-due').map(({ corporation: company, seat: president, amount }) =>
      warnings.moneyDue({ who: playerName(wording, president), company, price: money(amount) }),
    ),
  ]
}

/** 1856-2.9d: loans above the shares with players. */
const excessOf = (state: State1856, id: CorporationId): number =>
  state.corporations[id].loans - sharesWithPlayers(state, id)

/** Powers that could be used and are not, at the end of a turn or of the time for them in it (1856-5.1c to 1856-5.1e). */
export function powerWarnings(
  { before, after }: Outcome1856,
  action: Action1856,
  seat: Seat,
  { words, names }: Wording1856,
): string[] {
  const usable = usablePowers(before, seat)
  const named = (ids: readonly PrivateId[]) => ({ names: words.list(ids.map(names.privateName)) })
  if (usable.length === 0) return []
  if (action.kind === 'end-turn') return [words.warnings.unused(named(usable))]
  if (after.operation?.company !== before.operation!.company || after.deal) return []
  const still = usablePowers(after, seat)
  const lost = usable.filter((id) => !still.includes(id) && powerOf(action) !== id)
  return lost.length > 0 ? [words.warnings.givesUp(named(lost))] : []
}

/** Privates of the corporation on turn that can lay a tile, place a token or the port marker at this moment. */
function usablePowers(state: State1856, seat: Seat): PrivateId[] {
  const company = state.operation?.company
  if (!company) return []
  return privatesOf(state, company).filter(
    (id) =>
      hasOffer(state, seat, privateLay, (action) => action.private === id) ||
      (id === 'WSRC' && hasOffer(state, seat, privateToken)) ||
      (id === 'GLSC' && hasOffer(state, seat, setPort)),
  )
}
