import type { GameView } from '@roundhouse/view'
import type { Environment } from '../environment.ts'
import { type Bots, loadGame } from '../library/library.ts'
import type { Translator } from '../translator.ts'
import { Trouble } from '../trouble.ts'
import { deviceGameCardOf } from './deviceGameCard.ts'
import { type DeviceSession, reopenDeviceSession, storedOf } from './session.ts'

/** A game of this device, with what it is shown and played with. */
export interface DeviceGame {
  readonly session: DeviceSession
  readonly gameView: GameView
  readonly bots: Bots
}

/** The games that are stored on this device. */
export interface StoredGames {
  has(id: string): Promise<boolean>
  load(id: string): Promise<DeviceGame>
  /** Stores a game as its next revision; refused where another window has stored that one. */
  save(session: DeviceSession, gameView: GameView): Promise<void>
  remove(id: string): Promise<void>
}

type StoredGameDependencies = Pick<Environment, 'library' | 'store' | 'publish' | 'now' | 'announce'>

export const storedGames = (
  { library, store, publish, now, announce }: StoredGameDependencies,
  translator: Translator,
): StoredGames => ({
  has: async (id) => (await store.get(id)) !== undefined,
  async load(id) {
    const stored = await store.get(id)
    if (!stored) throw new Trouble('missing')
    const { game, gameView, bots } = await loadGame(library, stored.record.game)
    return { session: reopenDeviceSession(game, stored), gameView, bots }
  },
  async save(session, gameView) {
    const reader = translator.readerOf(session.table.record.players)
    const isStored = await store
      .put(storedOf(session), deviceGameCardOf(session, gameView, reader, now()))
      .catch((error: unknown) => {
        throw new Trouble((error as Error).name === 'QuotaExceededError' ? 'full' : 'broken')
      })
    if (!isStored) throw new Trouble('elsewhere')
    session.revision++
    announce(session.id)
    publish({ happened: 'deviceGames' })
  },
  async remove(id) {
    await store.remove(id)
    announce(id)
    publish({ happened: 'deviceGames' })
  },
})
