import { online } from '../app/network.ts'
import { words } from '../app/words.ts'
import { isCut, lineState, room } from './room.ts'
import './onlineBand.css'

/** Shown only on trouble: the table of the server cannot be heard. */
export const OnlineBand = () => {
  const { play } = words.value.online
  if (!isCut.value) return null
  return (
    <div class={online.value ? 'band' : 'band offline'} role="status">
      {online.value ? play.reconnecting : play.offline}
    </div>
  )
}

/** How the line to the server is: a dot, and a word where there is room. */
export const ConnectionMark = () => {
  const { play } = words.value.online
  if (!room.value) return null
  const state = isCut.value ? 'broken' : lineState.value
  return (
    <span class="connection" data-line={state} title={play.lines[state]}>
      <span class="connection-word">{play.lines[state]}</span>
    </span>
  )
}
