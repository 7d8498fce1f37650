import { startHex } from '../../components/companies.ts'
import { hexScene } from '../boardScene.ts'
import { money, placeName, type Telling } from '../telling.ts'
import { choiceOf, type Putting } from './choice.ts'
import { type Outcome, paidBy, paidFrom, told } from './outcome.ts'

/** As in "3 × $60", where it is more than one. */
const eachNote = (count: number, price: number | undefined, { words }: Telling): string[] =>
  price === undefined || count < 2 ? [] : [words.notes.each({ count, price: money(price) })]

export const sell: Putting<'sell'> = (state, action, seat, telling) => {
  const { words } = telling
  const { company, count } = action
  return choiceOf(state, action, seat, telling, (outcome) => ({
    label: words.choices.sell({ company, count, price: money(-paidBy(outcome, seat)) }),
    notes: [...eachNote(count, told(outcome, 'sold')[0]?.price, telling), words.notes.boxLowers],
  }))
}

export const buy: Putting<'buy'> = (state, action, seat, telling) => {
  const { choices, notes } = telling.words
  const { company, held, unowned } = action
  return choiceOf(state, action, seat, telling, (outcome) => {
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
      notes: eachNote(count, told(outcome, 'bought')[0]?.price, telling),
    }
  })
}

/** BO-3.17, BO-5.1: where it begins, and when it will operate. */
export const found: Putting<'found'> = (state, action, seat, telling) => {
  const { words } = telling
  const { company, price, count } = action
  const start = startHex(company)
  return choiceOf(state, action, seat, telling, (outcome) => ({
    label: words.choices.found({
      company,
      count,
      start: money(price),
      price: money(paidBy(outcome, seat)),
    }),
    notes: [
      ...eachNote(count, price, telling),
      words.notes.startCube({ place: placeName(telling, start) }),
      ...orderNote(outcome, company, telling),
    ],
    hex: hexScene(outcome.after, start, words),
  }))
}

export const restart: Putting<'restart'> = (state, action, seat, telling) => {
  const { words } = telling
  const { company, count } = action
  return choiceOf(state, action, seat, telling, (outcome) => ({
    label: words.choices.restart({ company, count, price: money(paidBy(outcome, seat)) }),
    notes: [
      ...eachNote(count, told(outcome, 'restarted')[0]?.price, telling),
      ...orderNote(outcome, company, telling),
    ],
  }))
}

function orderNote({ after: { market } }: Outcome, id: string, { words }: Telling): string[] {
  const place = market.findIndex(({ company }) => company === id)
  return place < 0 ? [] : [words.notes.inOrder({ place: place + 1, of: market.length })]
}

export const redeem: Putting<'redeem'> = (state, action, seat, telling) => {
  const { company, count } = action
  return choiceOf(state, action, seat, telling, (outcome) => ({
    label: telling.words.choices.redeem({ company, count, price: money(paidFrom(outcome, company)) }),
    notes: eachNote(count, told(outcome, 'redeemed')[0]?.price, telling),
  }))
}

/** BO-3.4, BO-4: the last pass ends the round, and prices may fall then. */
export const pass: Putting<'pass'> = (state, action, seat, telling) => {
  const { choices, notes } = telling.words
  return choiceOf(state, action, seat, telling, (outcome) => ({
    label: choices.pass,
    notes: told(outcome, 'operating-round').length > 0 ? [notes.endsRound] : [],
  }))
}

export const endTurn: Putting<'end-turn'> = (state, action, seat, telling) =>
  choiceOf(state, action, seat, telling, () => ({ label: telling.words.choices.endTurn }))
