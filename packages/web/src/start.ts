import { installService, watchBuild, watchMissingParts } from './app/appUpdate.ts'
import { watchConnectivity } from './app/connectivity.ts'
import { followDeviceGames, readDeviceGames } from './app/deviceGames.ts'
import { watchMedia } from './app/media.ts'
import { startRouter } from './app/router.ts'
import { followSettings } from './app/settings/followSettings.ts'
import { startSettings } from './app/settings/settings.ts'
import { startShortcuts } from './app/settings/shortcuts.ts'
import { startGameScreen } from './game/state/start.ts'
import { readSession, serverState, startAccount } from './online/account/account.ts'
import { followTurns, readLobby } from './online/lobby/lobby.ts'
import { followRoom } from './online/room/room.ts'
import { playSounds } from './sound/playSounds.ts'
import { connectTo } from './worker/connection.ts'

/**
 * Starts everything that the page does by itself, before anything is drawn.
 * Because a file is imported nothing runs, and nothing of the device is read.
 */
export function start(): void {
  connectTo(new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module', name: 'table' }))
  startSettings()
  followSettings()
  startShortcuts()
  watchMedia()
  startRouter()
  watchConnectivity()
  watchMissingParts()
  watchBuild()
  startAccount()
  followDeviceGames()
  followRoom()
  followTurns()
  startGameScreen()
  playSounds()
  void readDeviceGames()
  void findServer()
  addEventListener('online', () => void findServer())
  void installService()
}

/** How often a server that is out of reach is looked for, in milliseconds. */
const AGAIN = 10_000

let again: ReturnType<typeof setTimeout> | undefined

/** Finds out whether there is a server, who is logged in there, and which tables it has. */
async function findServer(): Promise<void> {
  clearTimeout(again)
  await readSession()
  void readLobby()
  if (serverState.value === 'away') again = setTimeout(findServer, AGAIN)
}
