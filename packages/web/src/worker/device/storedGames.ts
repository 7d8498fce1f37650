import type { GameView } from '@roundhouse/view'
import type { Environment } from '../environment.ts'
import { type Bots, loadGame } from '../library/library.ts'
import type { DeviceGameCard } from '../protocol/cards.ts'
import type { Translator } from '../translator.ts'
import { Trouble } from '../trouble.ts'
import { deviceGameCardOf } from './deviceGameCard.ts'
import { knowingRules } from './oldRules.ts'
import { type DeviceSession, reopenDeviceSession, storedOf } from './session.ts'
import type { DeviceRecord, Store } from './store.ts'

/** A game of this device, with what it is shown and played with. */
export interface DeviceGame {
  readonly session: DeviceSession
  readonly gameView: GameView
  readonly bots: Bots
}

/** The games that are stored on this device. */
export interface StoredGames {
  /** What lists show of each, and whether it can still be played. */
  list(): Promise<readonly DeviceGameCard[]>
  has(id: string): Promise<boolean>
  load(id: string): Promise<DeviceGame>
  /** A game as it is stored, whether it can be played here or not. */
  stored(id: string): Promise<DeviceRecord>
  /** Stores a game as its next revision; refused where another window has stored that one. */
  save(session: DeviceSession, gameView: GameView): Promise<void>
  remove(id: string): Promise<void>
}

type StoredGameDependencies = Pick<Environment, 'library' | 'store' | 'publish' | 'now' | 'announce'>

export function storedGames(
  { library, store, publish, now, announce }: StoredGameDependencies,
  translator: Translator,
): StoredGames {
  /** What was stored last, for whoever opens it next: it need not be played once more. */
  let latest: DeviceSession | undefined
  const handOn = ({ id, revision }: DeviceRecord): DeviceSession | undefined => {
    const session = latest
    latest = undefined
    return session?.id === id && session.revision === revision ? session : undefined
  }

  return {
    list: async () => Promise.all((await store.list()).map(knowingRules(library, store))),
    has: async (id) => (await store.get(id)) !== undefined,
    async load(id) {
      const stored = await storedIn(store, id)
      const { game, gameView, bots } = await loadGame(library, stored.record.game)
      return { session: handOn(stored) ?? reopenDeviceSession(game, stored), gameView, bots }
    },
    stored: (id) => storedIn(store, id),
    async save(session, gameView) {
      latest = undefined
      const reader = translator.readerOf(session.table.record.players)
      const isStored = await store
        .put(storedOf(session), deviceGameCardOf(session, gameView, reader, now()))
        .catch((error: unknown) => {
          throw new Trouble((error as Error).name === 'QuotaExceededError' ? 'full' : 'broken')
        })
      if (!isStored) throw new Trouble('elsewhere')
      session.revision++
      latest = session
      announce(session.id)
      publish({ happened: 'deviceGames' })
    },
    async remove(id) {
      await store.remove(id)
      announce(id)
      publish({ happened: 'deviceGames' })
    },
  }
}

async function storedIn(store: Store, id: string): Promise<DeviceRecord> {
  const stored = await store.get(id)
  if (!stored) throw new Trouble('missing')
  return stored
}
