import { isDeviceOnline } from '../../app/connectivity.ts'
import { words } from '../../app/words.ts'
import { isConnectionLost, liveConnectionState, room } from './room.ts'
import './onlineBand.css'

/** Shown only on trouble: the table of the server cannot be heard. */
export const OnlineBand = () => {
  const { play } = words.value.online
  if (!isConnectionLost.value) return null
  return (
    <div class={`band ${isDeviceOnline.value ? 'lamp' : 'offline'} row wrap gap-4-16 semibold`} role="status">
      {isDeviceOnline.value ? play.reconnecting : play.offline}
    </div>
  )
}

/** How the connection to the server is: a dot, and a word where there is room. */
export const ConnectionMark = () => {
  const { play } = words.value.online
  if (!room.value) return null
  const state = isConnectionLost.value ? 'lost' : liveConnectionState.value
  return (
    <span
      class="connection row gap-6 caption nowrap rigid"
      data-connection={state}
      title={play.connection[state]}
    >
      <span class="connection-word">{play.connection[state]}</span>
    </span>
  )
}
