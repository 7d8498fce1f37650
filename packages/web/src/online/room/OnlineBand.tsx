import { isDeviceOnline } from '../../app/connectivity.ts'
import { OfflineBand } from '../../app/OfflineBand.tsx'
import { words } from '../../app/words.ts'
import { isConnectionLost, liveConnectionState, room } from './room.ts'
import './onlineBand.css'

/** Shown only on trouble: the table of the server cannot be heard. */
export const OnlineBand = () => {
  const { play } = words.value.online
  if (!isConnectionLost.value) return null
  return isDeviceOnline.value ? (
    <OfflineBand key="lost" text={play.reconnecting} look="lamp" />
  ) : (
    <OfflineBand key="offline" text={play.offline} look="offline" />
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
