import './styles/tokens.css'
import './styles/base.css'
import { render } from 'preact'
import { App } from './app/App.tsx'
import { installService, watchNetwork } from './app/network.ts'
import { followSettings } from './app/page.ts'
import { startRouter } from './app/router.ts'

followSettings()
startRouter()
watchNetwork()
render(<App />, document.getElementById('app')!)
void installService()
