import { launchParts, paidFor, passParts, placeName, purchaseParts, saleParts } from '@roundhouse/18xx/view'
import type { Seat } from '@roundhouse/kernel'
import { eventsOf, playerName } from '@roundhouse/view'
import {
  type CorporationId,
  isPublicCompany,
  PRIVATE,
  PUBLIC_COMPANY,
  type PublicCompanyId,
} from '../../components/companies.ts'
import { FULL_CAPITAL } from '../../components/market.ts'
import { destinationLine, isTestedForDestination, isUnderDestinationCondition } from '../../destination.ts'
import { isFloated } from '../../floating.ts'
import { hasFullCapital } from '../../shares/capital.ts'
import { type State1856, sharesSold, typeOnOffer } from '../../state.ts'
import { money, type Wording1856 } from '../wording.ts'
import type { Outcome1856, Parts1856 } from './outcome.ts'

/** Trade in shares and privates in a stock round, and forced sales. */
export const shareParts = {
  sell: saleParts,
  buy: (outcome, action, seat, wording) => {
    const { choices, notes } = wording.words
    const completed = paidFor(outcome, 'half-certificate')
    // 1856-3h
    if (completed > 0)
      return { label: choices.takeOver({ price: money(completed) }), notes: [notes.noSharesLeave] }
    const { notes: shared = [], ...parts } = purchaseParts(outcome, action, seat, wording)
    return { ...parts, notes: [...floatNotes(outcome, action.corporation, wording), ...shared] }
  },
  launch: (outcome, action, seat, wording) => {
    const { notes } = wording.words
    const id = action.corporation as PublicCompanyId
    const parts = launchParts(outcome, action, seat, wording)
    return {
      ...parts,
      notes: [
        notes.home({ place: placeName(wording, PUBLIC_COMPANY[id].home.hex) }),
        ...destinationNotes(outcome.after, id, wording),
        ...capitalNotes(outcome.after, id, wording),
        ...floatNotes(outcome, id, wording),
        ...parts.notes,
      ],
    }
  },
  'trade-private': ({ before }, { private: id, price }, _seat, wording) => {
    const who = playerName(wording, before.privates[id].owner as Seat)
    return {
      label: wording.words.choices.tradePrivate({ who, name: PRIVATE[id].called, price: money(price) }),
      notes: [wording.words.notes.decides({ who })],
    }
  },
  'complete-certificate': (outcome, { from }, _seat, { words: { choices, notes } }) => ({
    label: choices.completeFrom[from]({ price: money(paidFor(outcome, 'half-certificate')) }),
    notes: [notes.noSharesLeave],
  }),
  pass: (outcome, action, seat, wording) => ({
    ...passParts(outcome, action, seat, wording),
    ...(outcome.before.boughtNow !== null && { label: wording.words.choices.endTurn }),
  }),
  'sell-for-train': saleParts,
  'sell-for-debt': saleParts,
} satisfies Parts1856

/** 1856-2.2p, as long as it matters. */
function destinationNotes(state: State1856, id: PublicCompanyId, wording: Wording1856): string[] {
  const { notes, list } = wording.words
  if (!isTestedForDestination(state, id)) return []
  const place = list(destinationLine(state, id).to.map((hex) => placeName(wording, hex)))
  return [notes.destination({ place })]
}

/** 1856-1.2i, 1856-1.2l. */
function capitalNotes(state: State1856, id: PublicCompanyId, { words: { notes } }: Wording1856): string[] {
  const { startedAt, par } = state.corporations[id]
  if (hasFullCapital(startedAt!)) return [notes.fullCapital({ price: money(FULL_CAPITAL.shares * par!) })]
  return isUnderDestinationCondition(state, id) ? [notes.escrow] : []
}

/** 1856-1.2f: of one that has not operated, as far as the purchase counts. */
function floatNotes({ after, now }: Outcome1856, id: CorporationId, { words }: Wording1856): string[] {
  const isFromBank = [...eventsOf(now, 'bought'), ...eventsOf(now, 'launched')].some(
    ({ corporation, from }) => corporation === id && from === 'bank',
  )
  if (!isFromBank || !isPublicCompany(id) || after.corporations[id].operated) return []
  if (isFloated(after, id)) return [words.notes.operates({ company: id })]
  return [words.notes.needsShares({ company: id, sold: sharesSold(after, id), needed: typeOnOffer(after) })]
}
