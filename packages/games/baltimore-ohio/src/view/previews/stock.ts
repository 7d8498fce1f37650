import { eventsOf } from '@roundhouse/view'
import { startHex } from '../../components/companies.ts'
import { hexScene } from '../boardScene.ts'
import { type BnoWording, cityName, money } from '../wording.ts'
import { type BnoOutcome, paidBy, paidFrom } from './outcome.ts'
import { type BnoPreviews, previewOf } from './preview.ts'

/** As in "3 × $60", where it is more than one. */
const eachNote = (count: number, price: number | undefined, { words }: BnoWording): string[] =>
  price === undefined || count < 2 ? [] : [words.notes.each({ count, price: money(price) })]

const sell: BnoPreviews<'sell'>['sell'] = (state, action, seat, wording) => {
  const { words } = wording
  const { company, count } = action
  return previewOf(state, action, seat, wording, (outcome) => ({
    label: words.choices.sell({ company, count, price: money(-paidBy(outcome, seat)) }),
    notes: [...eachNote(count, eventsOf(outcome.now, 'sold')[0]?.price, wording), words.notes.boxLowers],
  }))
}

const buy: BnoPreviews<'buy'>['buy'] = (state, action, seat, wording) => {
  const { choices, notes } = wording.words
  const { company, held, unowned } = action
  return previewOf(state, action, seat, wording, (outcome) => {
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
  })
}

/** BO-3.17, BO-5.1: where it begins, and when it will operate. */
const found: BnoPreviews<'found'>['found'] = (state, action, seat, wording) => {
  const { words } = wording
  const { company, price, count } = action
  const start = startHex(company)
  return previewOf(state, action, seat, wording, (outcome) => ({
    label: words.choices.found({
      company,
      count,
      start: money(price),
      price: money(paidBy(outcome, seat)),
    }),
    notes: [
      ...eachNote(count, price, wording),
      words.notes.startCube({ place: cityName(wording, start) }),
      ...orderNote(outcome, company, wording),
    ],
    hex: hexScene(outcome.after, start, words),
  }))
}

const restart: BnoPreviews<'restart'>['restart'] = (state, action, seat, wording) => {
  const { words } = wording
  const { company, count } = action
  return previewOf(state, action, seat, wording, (outcome) => ({
    label: words.choices.restart({ company, count, price: money(paidBy(outcome, seat)) }),
    notes: [
      ...eachNote(count, eventsOf(outcome.now, 'restarted')[0]?.price, wording),
      ...orderNote(outcome, company, wording),
    ],
  }))
}

function orderNote({ after: { market } }: BnoOutcome, id: string, { words }: BnoWording): string[] {
  const place = market.findIndex(({ company }) => company === id)
  return place < 0 ? [] : [words.notes.inOrder({ place: place + 1, of: market.length })]
}

const redeem: BnoPreviews<'redeem'>['redeem'] = (state, action, seat, wording) => {
  const { company, count } = action
  return previewOf(state, action, seat, wording, (outcome) => ({
    label: wording.words.choices.redeem({ company, count, price: money(paidFrom(outcome, company)) }),
    notes: eachNote(count, eventsOf(outcome.now, 'redeemed')[0]?.price, wording),
  }))
}

/** BO-3.4, BO-4: the last pass ends the round, and prices may fall then. */
const pass: BnoPreviews<'pass'>['pass'] = (state, action, seat, wording) => {
  const { choices, notes } = wording.words
  return previewOf(state, action, seat, wording, (outcome) => ({
    label: choices.pass,
    notes: eventsOf(outcome.now, 'operating-round').length > 0 ? [notes.endsRound] : [],
  }))
}

const endTurn: BnoPreviews<'end-turn'>['end-turn'] = (state, action, seat, wording) =>
  previewOf(state, action, seat, wording, () => ({ label: wording.words.choices.endTurn }))

export const stockPreviews: BnoPreviews<
  'sell' | 'buy' | 'found' | 'restart' | 'redeem' | 'pass' | 'end-turn'
> = {
  sell,
  buy,
  found,
  restart,
  redeem,
  pass,
  'end-turn': endTurn,
}
