import { trainTypeOf } from '@roundhouse/18xx'
import { chargeTrain } from '@roundhouse/18xx/audit'
import { mustHold } from '@roundhouse/kernel/audit'
import { TRADE_IN_PRICE, TRAIN, type Type } from '../components/trains.ts'
import type { EventOf1856 } from '../events.ts'
import type { Entries1856, Ledger1856 } from './books.ts'
import { hasPermanentTrain, isCgrFrozen } from './figures.ts'

/** What trains cost, and whether the CGR has one that lasts. */
export const trainCosts: Entries1856 = {
  'train-bought': (ledger, event) => chargeTrain(ledger, event, trainPrice(ledger, event)),
  'traded-in'(ledger, { corporation, train }) {
    const isGiven = ledger.events.some((event) => event.kind === 'train-returned' && event.train === train)
    mustHold(ledger, isGiven, `${corporation} trades ${train} in and keeps it`)
  },
  'train-borrowed'(ledger, { corporation }) {
    const { train, turn } = ledger.books
    const hasNone = !Object.values(train).some(({ at }) => at === 'CGR')
    // 1856-3p
    const mayBorrow = corporation === 'CGR' && hasNone && isCgrFrozen(ledger)
    mustHold(ledger, mayBorrow, `${corporation} borrows a train`)
    turn.borrowed = true
  },
  'borrowed-train-returned'({ books }) {
    books.turn.borrowed = false
  },
  'train-merged'(ledger, { train, from }) {
    const { [train]: merged } = ledger.books.train
    mustHold(ledger, merged?.at === from, `${from} has no train ${train}`)
    if (merged) merged.at = 'CGR'
  },
}

/** 1856-3p: seen when the trains have been entered. */
export const permanentTrains: Entries1856 = {
  'train-bought': noteCgrTrains,
  'cgr-formed': noteCgrTrains,
}

function noteCgrTrains({ books }: Ledger1856): void {
  if (hasPermanentTrain(books)) books.cgrOwnedPermanent = true
}

/** 1856-2.7a, 1856-2.7b, 1856-2.7f, 1856-3o. */
function trainPrice(
  { before, events }: Ledger1856,
  { corporation, train, from, price }: EventOf1856<'train-bought'>,
): number {
  const type = trainTypeOf<Type>(train)
  if (from === 'bank' || from === 'pool') {
    const isTradedIn = events.some(({ kind }) => kind === 'traded-in')
    return isTradedIn && (type === 'D' || type === '8') ? TRADE_IN_PRICE[type] : TRAIN[type].price
  }
  if (corporation === 'CGR' || from === 'CGR') return TRAIN[type].price
  return before.deal?.price ?? Math.max(price, 1)
}
