import { trainTypeOf } from '@roundhouse/18xx'
import { chargeTrain } from '@roundhouse/18xx/audit'
import { mustHold } from '@roundhouse/kernel/audit'
import { TRAIN, type Type } from '../components/trains.ts'
import type { EventOf1860 } from '../events.ts'
import type { Entries1860, Ledger1860 } from './books.ts'
import { isTrainlessIn } from './figures.ts'

/** What trains cost, and the state of a company without one. */
export const trainCosts: Entries1860 = {
  'train-bought'(ledger, event) {
    const { from, price } = event
    chargeTrain(ledger, event, trainPrice(ledger, event))
    if (from === 'bank' || from === 'pool') return
    // 1860-BUY.3
    mustHold(ledger, price >= 10 && price % 10 === 0, `a train of ${from} costs ${price}`)
  },
  insolvent(ledger, { corporation }) {
    const { books } = ledger
    // 1860-INS.1
    const isRight = isTrainlessIn(books, corporation) && !books.insolvent[corporation]
    mustHold(ledger, isRight, `${corporation} is insolvent`)
    books.insolvent[corporation] = true
  },
  leased(ledger, { corporation, type }) {
    const { books } = ledger
    // 1860-INS.4
    const mayLease = books.insolvent[corporation] && books.cash[corporation]! < TRAIN[type].price
    mustHold(ledger, mayLease, `${corporation} leases a ${type}`)
  },
}

/** What follows from the trains as they are now. */
export const solvency: Entries1860 = {
  solvent(ledger, { corporation }) {
    const { books } = ledger
    // 1860-INS.2
    mustHold(ledger, !isTrainlessIn(books, corporation), `${corporation} is solvent without a train`)
    books.insolvent[corporation] = false
  },
}

/** 1860-BUY.2, 1860-BUY.3: printed, or agreed on; one who is president of both agrees with himself. */
const trainPrice = ({ before }: Ledger1860, { train, from, price }: EventOf1860<'train-bought'>): number =>
  from === 'bank' || from === 'pool' ? TRAIN[trainTypeOf<Type>(train)].price : (before.deal?.price ?? price)
