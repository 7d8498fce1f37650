import { computed, signal } from '@preact/signals'
import { forgetSelectionsOf } from '../game/state/selection/savedSelection.ts'
import { state } from '../game/state/state.ts'
import { isMyTurn, tables } from '../online/lobby/lobby.ts'
import { ask, subscribe, WorkerTrouble } from '../worker/connection.ts'
import type { DeviceGameCard, GameCard } from '../worker/protocol/cards.ts'
import type { RequestAnswer } from '../worker/protocol/requests.ts'
import type { TroubleCode } from '../worker/protocol/troubles.ts'
import { saveFile } from './saveFile.ts'
import { countWaiting, waitingOnDevice } from './waitingGames.ts'

/** The games of this device, the latest first; null until they are known. */
export const deviceGames = signal<readonly DeviceGameCard[] | null>(null)

/** How many games wait for a person here: of this device, and of the server. */
export const waitingGames = computed(() =>
  countWaiting(
    [...waitingOnDevice(deviceGames.value ?? []), ...tables.value.mine.filter(isMyTurn)],
    state.head.value,
  ),
)

/** The games that can be played; null until they are known. */
export const gameCatalogue = signal<readonly GameCard[] | null>(null)

/** What could not be done on a screen outside a game. */
export const pageTrouble = signal<TroubleCode | null>(null)

export const readDeviceGames = (): Promise<void> =>
  withTrouble(async () => {
    deviceGames.value = [...(await ask('list', null))].sort((a, b) => b.time - a.time)
  })

export const readCatalogue = (): Promise<void> =>
  withTrouble(async () => {
    gameCatalogue.value = await ask('catalogue', null)
  })

export const removeGame = (id: string): Promise<void> =>
  withTrouble(async () => {
    await ask('remove', { id })
    forgetSelectionsOf(id)
  })

/** Asks the browser not to clear our games away when room is short. */
export const keepGames = (): void => void navigator.storage?.persist?.()

/** Gives a game to the browser as a file. */
export const downloadGame = (id: string): Promise<void> =>
  withTrouble(async () => {
    const { file, text } = await ask('export', { id })
    saveFile(file, 'application/json', text)
  })

export const readyImport = (): Promise<void> => withTrouble(() => ask('readyImport', null))

/** The game that a file records, or what is wrong with it. */
export async function importGame(file: File): Promise<RequestAnswer<'import'> | WorkerTrouble> {
  try {
    const text = await file.text().catch(() => {
      throw new WorkerTrouble('unreadable')
    })
    return await ask('import', { text })
  } catch (error) {
    if (error instanceof WorkerTrouble) return error
    throw error
  }
}

/** Does something; what goes wrong is told at the top of the screen. */
export async function withTrouble(work: () => Promise<void>): Promise<void> {
  pageTrouble.value = null
  try {
    await work()
  } catch (error) {
    if (!(error instanceof WorkerTrouble)) throw error
    pageTrouble.value = error.code
  }
}

/** Reads the games of this device again whenever they have changed. */
export const followDeviceGames = (): void =>
  void subscribe(({ happened }) => {
    if (happened === 'deviceGames' && deviceGames.value) void readDeviceGames()
  })
