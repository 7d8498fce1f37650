import { installService, watchNetwork } from './app/network.ts'
import { followSettings } from './app/page.ts'
import { startRouter } from './app/router.ts'
import { keepSettings } from './app/settings.ts'
import { followShelf, readShelf } from './app/shelf.ts'
import { startGameScreen } from './game/state/start.ts'
import { noteAccount, readSession } from './online/account.ts'
import { readLobby } from './online/lobby.ts'
import { followRoom } from './online/room.ts'
import { listen } from './sound/listen.ts'

/** Starts everything that the page does by itself, before anything is drawn: nothing runs because a file is imported. */
export function start(): void {
  keepSettings()
  followSettings()
  startRouter()
  watchNetwork()
  noteAccount()
  followShelf()
  followRoom()
  startGameScreen()
  listen()
  void readShelf()
  findServer()
  addEventListener('online', findServer)
  void installService()
}

/** Finds out whether there is a server, who is logged in there, and which tables it has. */
const findServer = (): void => void readSession().then(readLobby)
