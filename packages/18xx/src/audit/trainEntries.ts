import { mustHold } from '@roundhouse/kernel/audit'
import { trainTypeOf } from '../trains/depot.ts'
import { scrappedEntry, type TrainEntry } from './books.ts'
import type { Ledger, SharedEntries } from './ledger.ts'

/** Where trains are. What they cost, and which of them leave the game, is the title's. */
export const trainEntries: SharedEntries = {
  'train-bought'(ledger, { corporation, train, from }) {
    const { train: trains } = ledger.books
    if (from === 'bank') draw(ledger, train)
    else mustHold(ledger, trains[train]?.at === from, `${from} has no train ${train}`)
    trains[train] = { ...trains[train], at: corporation }
  },
  'train-returned'(ledger, { corporation, train }) {
    const { [train]: returned } = ledger.books.train
    mustHold(ledger, returned?.at === corporation, `${corporation} has no train ${train} to return`)
    if (returned) returned.at = 'pool'
  },
  'trains-scrapped'(ledger, { trains }) {
    for (const id of trains) {
      mustHold(ledger, ledger.leaving.has(id), `train ${id} leaves the game without a reason`)
      ledger.books.train[id] = scrappedEntry()
    }
  },
  phase({ books }, { phase }) {
    books.phase = phase
  },
}

/** Trains are named by type, in the order of sale. */
function draw(ledger: Ledger, train: string): void {
  const { trainsSold } = ledger.books
  const type = trainTypeOf(train)
  const next = `${type}-${trainsSold[type]!++}`
  mustHold(ledger, train === next, `the bank sells train ${train}, but ${next} comes first`)
}

/** All trains of some types leave the game when a phase begins (1846 8.4, 1856 Pb, 1860 PH.2). */
export const trainsRust = (rusts: Readonly<Record<string, readonly string[]>>): SharedEntries => ({
  phase(ledger, { phase }) {
    const { [phase]: types = [] } = rusts
    leaveGame(ledger, (_, id) => types.includes(trainTypeOf(id)))
  },
})

/** The rules take these trains out of the game. */
export function leaveGame<Train extends TrainEntry>(
  { books, leaving }: { readonly books: { train: Record<string, Train> }; readonly leaving: Set<string> },
  isLeaving: (train: Train, id: string) => boolean,
): void {
  for (const [id, train] of Object.entries(books.train))
    if (train.at !== 'scrapped' && isLeaving(train, id)) leaving.add(id)
}

/** The trains that should have left the game and have not. */
export const trainsLeftOver = ({ books, leaving }: Pick<Ledger, 'books' | 'leaving'>): string[] =>
  [...leaving]
    .filter((id) => books.train[id]!.at !== 'scrapped')
    .map((id) => `train ${id} should leave the game and stays`)
