import type { GameRecord } from '@roundhouse/kernel'
import type { Branching, SeatPlan, ShelfCard } from '../protocol.ts'

/** A game as it is stored. */
export interface Stored {
  readonly id: string
  /** Goes up with every change, so that two windows cannot overwrite each other. */
  readonly revision: number
  readonly record: GameRecord
  readonly seats: readonly SeatPlan[]
  readonly branchOf?: Branching
  readonly imported?: true
  /** The places in the log of moves that were made in one press with the one before. */
  readonly together?: readonly number[]
}

export interface Store {
  list(): Promise<ShelfCard[]>
  get(id: string): Promise<Stored | undefined>
  /** Stores a game as its next revision; false, and no change, when another window has stored that revision. */
  put(stored: Stored, card: ShelfCard): Promise<boolean>
  remove(id: string): Promise<void>
}

const GAMES = 'games'
const CARDS = 'cards'

/** The games of this device, in its IndexedDB. Whole games and what lists show of them lie apart. */
export async function deviceStore(name = 'roundhouse'): Promise<Store> {
  const database = await opened(name)
  database.onversionchange = () => database.close()
  const work = (mode: IDBTransactionMode) =>
    database.transaction([GAMES, CARDS], mode, { durability: 'strict' })
  return {
    list: () => answered(work('readonly').objectStore(CARDS).getAll()),
    get: (id) => answered(work('readonly').objectStore(GAMES).get(id)),
    async put(stored, card) {
      const writing = work('readwrite')
      const games = writing.objectStore(GAMES)
      const known: Stored | undefined = await answered(games.get(stored.id))
      if ((known?.revision ?? 0) !== stored.revision - 1) return false
      games.put(stored)
      writing.objectStore(CARDS).put(card)
      await done(writing)
      return true
    },
    async remove(id) {
      const writing = work('readwrite')
      writing.objectStore(GAMES).delete(id)
      writing.objectStore(CARDS).delete(id)
      await done(writing)
    },
  }
}

function opened(name: string): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, 1)
  opening.onupgradeneeded = () => {
    for (const store of [GAMES, CARDS]) opening.result.createObjectStore(store, { keyPath: 'id' })
  }
  return answered(opening)
}

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((give, fail) => {
    request.onsuccess = () => give(request.result)
    request.onerror = () => fail(request.error)
  })

const done = (writing: IDBTransaction): Promise<void> =>
  new Promise((give, fail) => {
    writing.oncomplete = () => give()
    writing.onabort = () => fail(writing.error)
  })
