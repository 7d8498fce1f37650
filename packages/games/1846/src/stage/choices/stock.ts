import type { Choice } from '@roundhouse/view'
import { CORPORATION, type CorporationId } from '../../components/companies.ts'
import { priceOf, type State } from '../../state.ts'
import { spaceOf } from '../market.ts'
import { money, placeName } from '../telling.ts'
import type { Words } from '../words.en.ts'
import { pricesOf } from './changes.ts'
import { choiceOf, type Putting } from './choice.ts'
import { gainOf, type Outcome, paidFor, priceMoves, told } from './outcome.ts'

export const sell: Putting<'sell'> = (state, action, seat, telling) => {
  const { corporation: company, count } = action
  return choiceOf(state, action, seat, telling, (outcome) => ({
    label: telling.words.choices.sell({ company, count, price: money(paidFor(outcome, 'sale')) }),
    notes: eachNote(state, company, count, telling.words),
  }))
}

export const eachNote = (state: State, company: CorporationId, count: number, { notes }: Words): string[] =>
  count > 1 ? [notes.each({ count, price: money(priceOf(state, company)) })] : []

export const buy: Putting<'buy'> = (state, action, seat, telling) => {
  const { corporation: company, from } = action
  const { choices } = telling.words
  const label = from === 'treasury' ? choices.buyFromTreasury : choices.buyFromMarket
  return choiceOf(state, action, seat, telling, (outcome) => ({
    label: label({ company, price: money(paidFor(outcome, 'share')) }),
    notes: endNote(outcome, telling.words),
  }))
}

export const launch: Putting<'launch'> = (state, action, seat, telling) => {
  const { words } = telling
  const { corporation: company, par } = action
  const choice = choiceOf(state, action, seat, telling, (outcome) => {
    const left = state.players[seat]!.cash + gainOf(outcome, seat)
    const bonus = paidFor(outcome, 'launch-bonus')
    return {
      label: words.choices.launch({ company, par: money(par), price: money(paidFor(outcome, 'launch')) }),
      notes: [
        words.notes.home({ place: placeName(telling, CORPORATION[company].home) }),
        ...(bonus > 0 ? [words.notes.launchBonus({ bonus: money(bonus) })] : []),
        words.notes.stillAffords({ count: Math.floor(left / par) }),
        ...endNote(outcome, words),
      ],
    }
  })
  return { ...choice, prices: [{ company, to: spaceOf(par) }] }
}

/** A pass may end the round, and prices move then (1846-5.4b). */
export const pass: Putting<'pass'> = (state, action, seat, telling) => {
  const { words } = telling
  let moves: Pick<Choice, 'prices'> = {}
  const choice = choiceOf(state, action, seat, telling, (outcome) => {
    moves = pricesOf(priceMoves(outcome.later))
    const label = state.stock!.soldNow.length > 0 ? words.choices.endOfSales : words.choices.pass
    return { label, notes: endNote(outcome, words) }
  })
  return { ...choice, ...moves }
}

const endNote = ({ later }: Outcome, { notes }: Words): string[] =>
  told(later, 'operating-round').length > 0 ? [notes.endsRound] : []
