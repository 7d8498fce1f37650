import { launchParts, passParts, purchaseParts, saleParts } from '@roundhouse/18xx/view'
import { eventsOf } from '@roundhouse/view'
import { type CorporationId, PRIVATE } from '../../components/companies.ts'
import { SHARES_TO_FLOAT } from '../../components/market.ts'
import { isFloated, isTrainless, parentOf, sharesWithPlayers } from '../../state.ts'
import { credits, money, type Wording1860 } from '../wording.ts'
import type { Outcome1860, Parts1860 } from './outcome.ts'

/** 1860-SR.2, 1860-PRIV.2 to 1860-PRIV.4: trade in shares and privates. */
export const shareParts = {
  sell: (outcome, action, seat, wording) => {
    const parts = saleParts(outcome, action, seat, wording)
    const { notes } = wording.words
    const isHalved = isTrainless(outcome.before, action.corporation)
    return { ...parts, notes: [...(isHalved ? [notes.halfPrice] : []), ...(parts.notes ?? [])] }
  },
  buy: (outcome, action, seat, wording) => {
    const parts = purchaseParts(outcome, action, seat, wording)
    return { ...parts, notes: [...floatNotes(outcome, action.corporation, wording), ...(parts.notes ?? [])] }
  },
  launch: (outcome, action, seat, wording) => {
    const parts = launchParts(outcome, action, seat, wording)
    const { corporation, par } = action
    const half = (SHARES_TO_FLOAT - 2) * par
    const short = outcome.after.players[seat]!.cash < half
    return {
      ...parts,
      notes: [
        ...floatNotes(outcome, corporation, wording),
        ...(short ? [wording.words.notes.cannotFloat({ price: money(SHARES_TO_FLOAT * par) })] : []),
        ...parts.notes,
      ],
    }
  },
  'sell-private': (_outcome, { private: id }, _seat, { words: { choices } }) => ({
    label: choices.sellPrivate({ name: PRIVATE[id].called, price: money(PRIVATE[id].sale) }),
  }),
  'buy-private': ({ now }, { private: id }, _seat, { words: { choices, notes, list }, names }) => {
    const closed = eventsOf(now, 'private-closed').map((one) => names.privateName(one.private))
    return {
      label: choices.buyPrivate({ name: PRIVATE[id].called, price: money(PRIVATE[id].price) }),
      notes: closed.length > 0 ? [notes.othersClose({ names: list(closed) })] : [],
    }
  },
  exchange: (outcome, { private: id }, _seat, wording) => {
    const company = parentOf(outcome.before, id)!
    return {
      label: wording.words.choices.exchange({ name: PRIVATE[id].called, company }),
      notes: [wording.words.notes.privateCloses, ...floatNotes(outcome, company, wording)],
    }
  },
  pass: (outcome, action, seat, wording) => ({
    ...passParts(outcome, action, seat, wording),
    ...(outcome.before.boughtNow !== null && { label: wording.words.choices.endTurn }),
  }),
} satisfies Parts1860

/** 1860-FLO.1, 1860-LAY.2: whether it floats by this, and what opens. */
function floatNotes({ after, now }: Outcome1860, company: CorporationId, { words }: Wording1860): string[] {
  const { notes } = words
  const held = sharesWithPlayers(after, company)
  return [
    ...eventsOf(now, 'floated').map(({ corporation, capital }) =>
      notes.floats({ company: corporation, capital: credits(capital) }),
    ),
    ...(isFloated(after, company) ? [] : [notes.needs({ company, held, needed: SHARES_TO_FLOAT })]),
    ...eventsOf(now, 'layer-opened').map(({ layer }) => notes.layer({ layer })),
  ]
}
