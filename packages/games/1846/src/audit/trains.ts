import { CORPORATIONS, isMinor } from '../components/companies.ts'
import { SIDE, type Type } from '../components/trains.ts'
import { type Books, SCRAPPED } from './books.ts'
import { type Entries, type Ledger, must, owe } from './ledger.ts'

/** Trains, the money for them, and the phases. */
export const trains: Entries = {
  'train-bought'(ledger, { corporation, train, side, from, price }) {
    const { books, before } = ledger
    if (from === 'bank') draw(ledger, train, SIDE[side].type)
    else
      must(
        ledger,
        books.train[train]?.at === from && (from === 'pool' || books.train[train].side === side),
        `${from} has no train ${train} with the side ${side}`,
      )
    books.train[train] = { at: corporation, side, phasedOut: false }
    const isBanks = from === 'bank' || from === 'pool'
    // 1846-6.51b, 1846-6.50a
    const right = isBanks ? SIDE[side].price : (before.deal?.price ?? price)
    must(ledger, price === right, `train ${train} is told to cost ${price}, not ${right}`)
    owe(ledger, corporation, isBanks ? 'bank' : from, price, 'train')
    // 1846-6.65: the treasury is emptied first
    const president = books.president[corporation]
    const short = price - before.corporations[corporation].treasury.cash
    if (president !== null && short > 0) owe(ledger, president, corporation, short, 'president')
  },
  'train-returned'(ledger, { corporation, train }) {
    const { [train]: returned } = ledger.books.train
    must(ledger, returned?.at === corporation, `${corporation} has no train ${train} to return`)
    if (returned) returned.at = 'pool'
  },
  'trains-scrapped'(ledger, { trains: scrapped }) {
    for (const id of scrapped) {
      must(ledger, ledger.leaving.has(id), `train ${id} leaves the game without a reason`)
      ledger.books.train[id] = { ...SCRAPPED }
    }
  },
  dividend(ledger, { company }) {
    // 1846-6.37
    leave(ledger, (train) => train.at === company && train.phasedOut)
  },
  closed(ledger, { corporation }) {
    leave(ledger, ({ at }) => at === corporation)
  },
  'private-owned'({ books }, { private: id, owner }) {
    // 1846-3.57
    if (!isMinor(id) || typeof owner === 'number') return
    for (const train of Object.values(books.train)) if (train.at === id) train.at = owner
  },
  'private-closed'(ledger, { private: id }) {
    leave(ledger, ({ at }) => at === id)
  },
  phase(ledger, { phase }) {
    ledger.books.phase = phase
    // 1846-8.3b, 1846-8.4
    if (phase === 'III') phaseOut(ledger, '2')
    if (phase === 'IV') {
      leave(ledger, (train) => isOf(train, '2'))
      phaseOut(ledger, '4')
    }
  },
}

/** The trains that should have left the game and have not. */
export const leftOver = ({ books, leaving }: Ledger): string[] =>
  [...leaving]
    .filter((id) => books.train[id]!.at !== 'scrapped')
    .map((id) => `train ${id} should leave the game and stays`)

type Train = Books['train'][string]

const isOf = ({ side }: Train, type: Type): boolean => side !== null && SIDE[side].type === type

/** Trains are named by type, in the order of sale. */
function draw(ledger: Ledger, train: string, type: Type): void {
  const { trainsSold } = ledger.books
  const next = `${type}-${trainsSold[type]++}`
  must(ledger, train === next, `the bank sells train ${train}, but ${next} comes first`)
}

/** 1846-8.5, 1846-6.58. */
function phaseOut(ledger: Ledger, type: Type): void {
  leave(ledger, (train) => train.at === 'pool' && isOf(train, type))
  for (const train of Object.values(ledger.books.train))
    if (isOf(train, type) && CORPORATIONS.some((id) => id === train.at)) train.phasedOut = true
}

function leave({ books, leaving }: Ledger, isLeaving: (train: Train) => boolean): void {
  for (const [id, train] of Object.entries(books.train)) if (isLeaving(train)) leaving.add(id)
}
