import { trainTypeOf } from '@roundhouse/18xx'
import { chargeTrain, leaveGame } from '@roundhouse/18xx/audit'
import { mustHold } from '@roundhouse/kernel/audit'
import { CORPORATIONS, isMinor } from '../components/companies.ts'
import { SIDE, type Type } from '../components/trains.ts'
import type { Entries1846, Ledger1846 } from './books.ts'

/** What trains cost, and how the phases change them. */
export const trainCosts: Entries1846 = {
  'train-bought'(ledger, event) {
    const { train, side, from, price } = event
    const { books, before } = ledger
    const isBanks = from === 'bank' || from === 'pool'
    const bought = books.train[train]!
    const isRight = isBanks ? trainTypeOf(train) === SIDE[side].type : bought.side === side
    mustHold(ledger, isRight, `${from} has no train ${train} with the side ${side}`)
    Object.assign(bought, { side, phasedOut: false })
    // 1846-6.51b, 1846-6.50a
    chargeTrain(ledger, event, isBanks ? SIDE[side].price : (before.deal?.price ?? price))
  },
  dividend(ledger, { company }) {
    // 1846-6.37
    leaveGame(ledger, (train) => train.at === company && train.phasedOut === true)
  },
  'private-owned'({ books }, { private: id, owner }) {
    // 1846-3.57
    if (!isMinor(id) || typeof owner === 'number') return
    for (const train of Object.values(books.train)) if (train.at === id) train.at = owner
  },
  'private-closed'(ledger, { private: id }) {
    leaveGame(ledger, ({ at }) => at === id)
  },
  phase(ledger, { phase }) {
    // 1846-8.3b, 1846-8.4, 1846-8.5
    if (phase === 'III') phaseOut(ledger, '2')
    if (phase === 'IV') phaseOut(ledger, '4')
  },
}

/** 1846-8.5, 1846-6.58. */
function phaseOut(ledger: Ledger1846, type: Type): void {
  leaveGame(ledger, ({ at }, id) => at === 'pool' && trainTypeOf(id) === type)
  for (const [id, train] of Object.entries(ledger.books.train))
    if (trainTypeOf(id) === type && CORPORATIONS.some((owner) => owner === train.at)) train.phasedOut = true
}
