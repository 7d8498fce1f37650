import './styles/tokens.css'
import './styles/base.css'
import './styles/controls.css'
import './styles/cards.css'
import './styles/text.css'
import './styles/layout.css'
import { render } from 'preact'
import { App } from './app/App.tsx'
import { start } from './start.ts'

start()
render(<App />, document.getElementById('app')!)
