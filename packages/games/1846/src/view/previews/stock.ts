import { placeName } from '@roundhouse/18xx/view'
import type { Preview } from '@roundhouse/view'
import { CORPORATION, type CorporationId } from '../../components/companies.ts'
import { priceOf, type State } from '../../state.ts'
import { spaceOf } from '../market.ts'
import { money } from '../wording.ts'
import type { Words } from '../words.en.ts'
import { pricesOf } from './changes.ts'
import { eventsOf, gainOf, type Outcome, paidFor, priceMoves } from './outcome.ts'
import { type PreviewOf, previewOf } from './preview.ts'

export const sell: PreviewOf<'sell'> = (state, action, seat, wording) => {
  const { corporation: company, count } = action
  return previewOf(state, action, seat, wording, (outcome) => ({
    label: wording.words.choices.sell({ company, count, price: money(paidFor(outcome, 'sale')) }),
    notes: eachNote(state, company, count, wording.words),
  }))
}

export const eachNote = (state: State, company: CorporationId, count: number, { notes }: Words): string[] =>
  count > 1 ? [notes.each({ count, price: money(priceOf(state, company)) })] : []

export const buy: PreviewOf<'buy'> = (state, action, seat, wording) => {
  const { corporation: company, from } = action
  const { choices } = wording.words
  const label = from === 'treasury' ? choices.buyFromTreasury : choices.buyFromMarket
  return previewOf(state, action, seat, wording, (outcome) => ({
    label: label({ company, price: money(paidFor(outcome, 'share')) }),
    notes: endNote(outcome, wording.words),
  }))
}

export const launch: PreviewOf<'launch'> = (state, action, seat, wording) => {
  const { words } = wording
  const { corporation: company, par } = action
  const choice = previewOf(state, action, seat, wording, (outcome) => {
    const left = state.players[seat]!.cash + gainOf(outcome, seat)
    const bonus = paidFor(outcome, 'launch-bonus')
    return {
      label: words.choices.launch({ company, par: money(par), price: money(paidFor(outcome, 'launch')) }),
      notes: [
        words.notes.home({ place: placeName(wording, CORPORATION[company].home) }),
        ...(bonus > 0 ? [words.notes.launchBonus({ bonus: money(bonus) })] : []),
        words.notes.stillAffords({ count: Math.floor(left / par) }),
        ...endNote(outcome, words),
      ],
    }
  })
  return { ...choice, prices: [{ company, to: spaceOf(par) }] }
}

/** A pass may end the round, and prices move then (1846-5.4b). */
export const pass: PreviewOf<'pass'> = (state, action, seat, wording) => {
  const { words } = wording
  let moves: Pick<Preview, 'prices'> = {}
  const choice = previewOf(state, action, seat, wording, (outcome) => {
    moves = pricesOf(priceMoves(outcome.later))
    const label = state.stock!.soldNow.length > 0 ? words.choices.endOfSales : words.choices.pass
    return { label, notes: endNote(outcome, words) }
  })
  return { ...choice, ...moves }
}

const endNote = ({ later }: Outcome, { notes }: Words): string[] =>
  eventsOf(later, 'operating-round').length > 0 ? [notes.endsRound] : []
