import { SCRAPPED, type TrainEntry } from './books.ts'
import { type Ledger, must, type SharedEntries } from './ledger.ts'

/** Where trains are. What they cost, and which of them leave the game, is the title's. */
export const trainEntries: SharedEntries = {
  'train-bought'(ledger, { corporation, train, from }) {
    const { train: trains } = ledger.books
    if (from === 'bank') draw(ledger, train)
    else must(ledger, trains[train]?.at === from, `${from} has no train ${train}`)
    trains[train] = { ...trains[train], at: corporation }
  },
  'train-returned'(ledger, { corporation, train }) {
    const { [train]: returned } = ledger.books.train
    must(ledger, returned?.at === corporation, `${corporation} has no train ${train} to return`)
    if (returned) returned.at = 'pool'
  },
  'trains-scrapped'(ledger, { trains }) {
    for (const id of trains) {
      must(ledger, ledger.leaving.has(id), `train ${id} leaves the game without a reason`)
      ledger.books.train[id] = { ...SCRAPPED }
    }
  },
  phase({ books }, { phase }) {
    books.phase = phase
  },
}

/** Trains are named by type, in the order of sale. */
function draw(ledger: Ledger, train: string): void {
  const { trainsSold } = ledger.books
  const type = train.slice(0, train.lastIndexOf('-'))
  const next = `${type}-${trainsSold[type]!++}`
  must(ledger, train === next, `the bank sells train ${train}, but ${next} comes first`)
}

/** The rules take these trains out of the game. */
export function leaveGame<Train extends TrainEntry>(
  { books, leaving }: { readonly books: { train: Record<string, Train> }; readonly leaving: Set<string> },
  isLeaving: (train: Train, id: string) => boolean,
): void {
  for (const [id, train] of Object.entries(books.train)) if (isLeaving(train, id)) leaving.add(id)
}

/** The trains that should have left the game and have not. */
export const trainsLeftOver = ({ books, leaving }: Pick<Ledger, 'books' | 'leaving'>): string[] =>
  [...leaving]
    .filter((id) => books.train[id]!.at !== 'scrapped')
    .map((id) => `train ${id} should leave the game and stays`)
