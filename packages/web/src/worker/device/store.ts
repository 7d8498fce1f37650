import type { GameRecord } from '@roundhouse/kernel'
import type { Branching, DeviceGameCard } from '../protocol/cards.ts'
import type { SeatPlan } from '../protocol/seatPlan.ts'
import { withNewCardNames, withNewRecordNames } from './oldNames.ts'

/** A game as it is stored. */
export interface DeviceRecord {
  readonly id: string
  /** Goes up with every change, so that two windows cannot overwrite each other. */
  readonly revision: number
  readonly record: GameRecord
  readonly seats: readonly SeatPlan[]
  readonly branchOf?: Branching
  /** Where it was read from a file: how many moves stood there. */
  readonly imported?: number
  /** The places in the log of moves that were made in one press with the one before. */
  readonly joined?: readonly number[]
}

export interface Store {
  list(): Promise<DeviceGameCard[]>
  get(id: string): Promise<DeviceRecord | undefined>
  /** Stores a game as its next revision; false, and no change, when another window has stored that revision. */
  put(stored: DeviceRecord, card: DeviceGameCard): Promise<boolean>
  remove(id: string): Promise<void>
}

const GAMES = 'games'
const CARDS = 'cards'

/** The games of this device, in its IndexedDB. Whole games and what lists show of them lie apart. */
export async function deviceStore(name = 'roundhouse'): Promise<Store> {
  const database = await openDatabase(name)
  database.onversionchange = () => database.close()
  const work = (mode: IDBTransactionMode) =>
    database.transaction([GAMES, CARDS], mode, { durability: 'strict' })
  return {
    async list() {
      const cards = await answerTo(work('readonly').objectStore(CARDS).getAll())
      return cards.map(withNewCardNames)
    },
    async get(id) {
      const stored = await answerTo(work('readonly').objectStore(GAMES).get(id))
      return stored && withNewRecordNames(stored)
    },
    async put(stored, card) {
      const writing = work('readwrite')
      const games = writing.objectStore(GAMES)
      const known: DeviceRecord | undefined = await answerTo(games.get(stored.id))
      if ((known?.revision ?? 0) !== stored.revision - 1) return false
      games.put(stored)
      writing.objectStore(CARDS).put(card)
      await waitUntilWritten(writing)
      return true
    },
    async remove(id) {
      const writing = work('readwrite')
      writing.objectStore(GAMES).delete(id)
      writing.objectStore(CARDS).delete(id)
      await waitUntilWritten(writing)
    },
  }
}

function openDatabase(name: string): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, 1)
  opening.onupgradeneeded = () => {
    for (const store of [GAMES, CARDS]) opening.result.createObjectStore(store, { keyPath: 'id' })
  }
  return answerTo(opening)
}

const answerTo = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((give, fail) => {
    request.onsuccess = () => give(request.result)
    request.onerror = () => fail(request.error)
  })

const waitUntilWritten = (writing: IDBTransaction): Promise<void> =>
  new Promise((give, fail) => {
    writing.oncomplete = () => give()
    writing.onabort = () => fail(writing.error)
  })
