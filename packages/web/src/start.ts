import { installService, watchBuild, watchMissingParts } from './app/appUpdate.ts'
import { watchConnectivity } from './app/connectivity.ts'
import { followDeviceGames, readDeviceGames } from './app/deviceGames.ts'
import { watchMedia } from './app/media.ts'
import { startRouter } from './app/router.ts'
import { followSettings } from './app/settings/followSettings.ts'
import { startSettings } from './app/settings/settings.ts'
import { startShortcuts } from './app/settings/shortcuts.ts'
import { startGameScreen } from './game/state/start.ts'
import { readSession, startAccount } from './online/account/account.ts'
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
  findServer()
  addEventListener('online', findServer)
  void installService()
}

/** Finds out whether there is a server, who is logged in there, and which tables it has. */
const findServer = (): void => void readSession().then(readLobby)
