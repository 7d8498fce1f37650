import { eventsOf } from '@roundhouse/view'
import { type CompanyId, startHex } from '../../components/companies.ts'
import { topCard } from '../../state.ts'
import { type BnoWording, cityName, money } from '../wording.ts'
import { type BnoOutcome, type BnoParts, paidBy, paidFrom } from './outcome.ts'

/** What is done in a stock round. */
export const stockParts: BnoParts<'sell' | 'buy' | 'found' | 'restart' | 'redeem' | 'pass' | 'end-turn'> = {
  sell: (outcome, { company, count }, seat, wording) => ({
    label: wording.words.choices.sell({ company, count, price: money(-paidBy(outcome, seat)) }),
    notes: [
      ...eachNote(count, eventsOf(outcome.now, 'sold')[0]?.price, wording),
      wording.words.notes.boxLowers,
    ],
  }),
  buy: (outcome, { company, held, unowned }, seat, wording) => {
    const { choices, notes } = wording.words
    const paid = paidBy(outcome, seat)
    const toTreasury = -paidFrom(outcome, company)
    const figures = { company, price: money(paid) }
    if (held > 0 && unowned > 0)
      return {
        label: choices.buyBoth({ ...figures, held, unowned }),
        notes: [
          notes.toTreasury({ count: held, price: money(toTreasury) }),
          notes.toBank({ count: unowned, price: money(paid - toTreasury) }),
        ],
      }
    const count = held + unowned
    return {
      label: (held > 0 ? choices.buyHeld : choices.buyUnowned)({ ...figures, count }),
      notes: eachNote(count, eventsOf(outcome.now, 'bought')[0]?.price, wording),
    }
  },
  // BO-3.17, BO-5.1: where it begins, and when it will operate
  found: (outcome, { company, price, count }, seat, wording) => {
    const { choices, notes } = wording.words
    const hex = startHex(company)
    const paid = money(paidBy(outcome, seat))
    return {
      label: choices.found({ company, count, start: money(price), price: paid }),
      notes: [
        ...eachNote(count, price, wording),
        notes.startCube({ place: cityName(wording, hex) }),
        ...orderNote(outcome, company, wording),
      ],
      warnings: poorWarnings(outcome, company, wording),
      hex,
    }
  },
  restart: (outcome, { company, count }, seat, wording) => ({
    label: wording.words.choices.restart({ company, count, price: money(paidBy(outcome, seat)) }),
    notes: [
      ...eachNote(count, eventsOf(outcome.now, 'restarted')[0]?.price, wording),
      ...orderNote(outcome, company, wording),
    ],
    warnings: poorWarnings(outcome, company, wording),
  }),
  redeem: (outcome, { company, count }, _, wording) => ({
    label: wording.words.choices.redeem({ company, count, price: money(paidFrom(outcome, company)) }),
    notes: eachNote(count, eventsOf(outcome.now, 'redeemed')[0]?.price, wording),
  }),
  // BO-3.4, BO-4: the last pass ends the round, and prices may fall then
  pass: ({ now }, _action, _seat, { words: { kinds, notes } }) => ({
    label: kinds.pass,
    notes: eventsOf(now, 'operating-round').length > 0 ? [notes.endsRound] : [],
  }),
  'end-turn': (_outcome, _action, _seat, { words }) => ({ label: words.choices.endTurn }),
}

/** BO-8.1, BO-9: without equipment no city pays, and whoever has none in an operation makes a loss. */
function poorWarnings({ after }: BnoOutcome, id: CompanyId, { words: { warnings } }: BnoWording): string[] {
  const { equipment, treasury, shares } = after.companies[id]
  const cost = topCard(after)?.cost
  if (equipment.length > 0 || cost === undefined || treasury.cash >= cost) return []
  const held = shares.players.reduce((sum, count) => sum + count, 0)
  return [
    warnings.noEquipment({ company: id, treasury: money(treasury.cash), cost: money(cost) }),
    ...(held === 1 ? [warnings.receivershipAhead({ company: id })] : []),
  ]
}

/** As in "3 × $60", where it is more than one. */
const eachNote = (count: number, price: number | undefined, { words }: BnoWording): string[] =>
  price === undefined || count < 2 ? [] : [words.notes.each({ count, price: money(price) })]

function orderNote({ after: { market } }: BnoOutcome, id: string, { words }: BnoWording): string[] {
  const place = market.findIndex(({ company }) => company === id)
  return place < 0 ? [] : [words.notes.inOrder({ place: place + 1, of: market.length })]
}
