import './styles/tokens.css'
import './styles/base.css'
import './styles/choices.css'
import './styles/layout.css'
import { render } from 'preact'
import { App } from './app/App.tsx'
import { installService, watchNetwork } from './app/network.ts'
import { followSettings } from './app/page.ts'
import { startRouter } from './app/router.ts'
import { readShelf } from './app/shelf.ts'
import { readSession } from './online/account.ts'
import { readLobby } from './online/lobby.ts'
import { listen } from './sound/listen.ts'

followSettings()
startRouter()
watchNetwork()
listen()
render(<App />, document.getElementById('app')!)
void readShelf()
const findHouse = () => void readSession().then(readLobby)
findHouse()
addEventListener('online', findHouse)
void installService()
