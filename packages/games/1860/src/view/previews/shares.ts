import { launchParts, paidFor, passParts, placeName, purchaseParts, saleParts } from '@roundhouse/18xx/view'
import type { Seat } from '@roundhouse/kernel'
import { eventsOf } from '@roundhouse/view'
import { CORPORATION, type CorporationId, PRIVATE } from '../../components/companies.ts'
import { SHARES_TO_FLOAT } from '../../components/market.ts'
import { hasFreeShare } from '../../shares/selling.ts'
import { shareValue } from '../../shares/shareValue.ts'
import { isFloated, parentOf, priceOf, sharesWithPlayers } from '../../state.ts'
import { credits, money, type Wording1860 } from '../wording.ts'
import type { Outcome1860, Parts1860 } from './outcome.ts'

/** 1860-SR.2, 1860-PRIV.2 to 1860-PRIV.4: trade in shares and privates. */
export const shareParts = {
  sell: (outcome, action, seat, wording) => {
    const { before } = outcome
    const { corporation } = action
    const { notes } = wording.words
    const parts = saleParts(outcome, action, seat, wording)
    // 1860-SR.9, 1860-MKT.4
    const isHalved = shareValue(before, corporation) < priceOf(before, corporation)
    const isFree = isFloated(before, corporation) && hasFreeShare(before, corporation, seat)
    return {
      ...parts,
      notes: [
        ...(isHalved ? [notes.halfPrice] : []),
        ...(isFree ? [notes.dearFirst] : []),
        ...(parts.notes ?? []),
      ],
    }
  },
  buy: (outcome, action, seat, wording) => {
    const parts = purchaseParts(outcome, action, seat, wording)
    return {
      ...parts,
      notes: [...growthNotes(outcome, action.corporation, wording), ...(parts.notes ?? [])],
    }
  },
  launch: (outcome, action, seat, wording) => {
    const { corporation } = action
    const { notes } = wording.words
    const parts = launchParts(outcome, action, seat, wording)
    const place = placeName(wording, CORPORATION[corporation].home.hex)
    return {
      ...parts,
      notes: [
        // 1860-BKR.8
        ...(outcome.before.corporations[corporation].bankrupt ? [] : [notes.home({ place })]),
        ...growthNotes(outcome, corporation, wording),
        ...fundsNotes(outcome, action, seat, wording),
        ...parts.notes,
      ],
    }
  },
  'sell-private': (_outcome, { private: id }, _seat, { words: { choices } }) => ({
    label: choices.sellPrivate({ name: PRIVATE[id].called, price: money(PRIVATE[id].sale) }),
  }),
  'buy-private': (outcome, { private: id }, _seat, { words: { choices, notes, list }, names }) => {
    const closed = eventsOf(outcome.now, 'private-closed').map((one) => names.privateName(one.private))
    return {
      label: choices.buyPrivate({ name: PRIVATE[id].called, price: money(paidFor(outcome, 'private')) }),
      notes: closed.length > 0 ? [notes.othersClose({ names: list(closed) })] : [],
    }
  },
  exchange: (outcome, { private: id }, _seat, wording) => {
    const { choices, notes } = wording.words
    const company = parentOf(outcome.before, id)!
    return {
      label: choices.exchange({ name: PRIVATE[id].called, company }),
      notes: [notes.privateCloses, ...growthNotes(outcome, company, wording)],
    }
  },
  pass: (outcome, action, seat, wording) => ({
    ...passParts(outcome, action, seat, wording),
    ...(outcome.before.boughtNow !== null && { label: wording.words.choices.endTurn }),
  }),
} satisfies Parts1860

/** 1860-FLO.1, 1860-LAY.2: what a share more with players brings about, or what is still missing. */
function growthNotes(
  { before, after, now }: Outcome1860,
  company: CorporationId,
  { words: { notes } }: Wording1860,
): string[] {
  const held = sharesWithPlayers(after, company)
  const isWaiting = !isFloated(before, company) && held < SHARES_TO_FLOAT
  return [
    ...eventsOf(now, 'floated').map(({ capital }) => notes.floats({ company, capital: credits(capital) })),
    ...(isWaiting ? [notes.needs({ company, held, needed: SHARES_TO_FLOAT })] : []),
    ...eventsOf(now, 'layer-opened').map(({ layer }) => notes.layer({ layer })),
  ]
}

/** 1860-FLO.1: whether the player can float a company alone that he starts at this price, and what the rest costs if not. */
export function fundsNotes(
  { after }: Outcome1860,
  { corporation, par }: { readonly corporation: CorporationId; readonly par: number },
  seat: Seat,
  { words: { notes } }: Wording1860,
): string[] {
  const rest = (SHARES_TO_FLOAT - sharesWithPlayers(after, corporation)) * par
  return after.players[seat]!.cash < rest ? [notes.cannotFloat({ price: money(rest) })] : []
}
