import { computed, effect, signal } from '@preact/signals'
import { isDeviceOnline } from '../../app/connectivity.ts'
import { subscribe } from '../../worker/connection.ts'
import type { LiveConnectionState } from '../../worker/online/liveConnection.ts'
import type { Room } from '../../worker/protocol/room.ts'
import type { TroubleCode } from '../../worker/protocol/troubles.ts'
import { account } from '../account/account.ts'

/** The table of the server that is open. */
export const room = signal<Room | null>(null)

/** How the connection to the server is. */
export const liveConnectionState = signal<LiveConnectionState>('off')

/** The table of the server that is open cannot be heard. */
export const isConnectionLost = computed(
  () => room.value !== null && (!isDeviceOnline.value || liveConnectionState.value === 'lost'),
)

/** Who has the table open, and how many look on; nobody knows while it cannot be heard. */
export const attendance = computed(() => {
  const { here = [], watching = 0 } = (!isConnectionLost.value && room.value) || {}
  return { here, watching }
})

/** Somebody looks at what is said. */
export const isChatShown = signal(false)

/** Up to where it was read. */
const lastRead = signal(-1)

/** How many messages of others have not been read. */
export const unreadCount = computed(
  () =>
    room.value?.messages.filter(({ place, user }) => place > lastRead.value && user !== account.value?.id)
      .length ?? 0,
)

const isWaiting = (): boolean => room.value?.card.state === 'waiting'

export function leaveRoom(): void {
  room.value = null
  lastRead.value = -1
}

/** After these there is no such table any more. */
const CLOSINGS: readonly TroubleCode[] = ['noTable', 'closedByHost', 'closedBySite', 'expired']

/** Follows the table of the server that is open, and what is read of its messages. */
export function followRoom(): void {
  subscribe((push) => {
    if (push.happened === 'connection') liveConnectionState.value = push.connection
    if (push.happened === 'trouble' && CLOSINGS.includes(push.trouble) && isWaiting()) leaveRoom()
    if (push.happened !== 'room') return
    // What was said before the table was opened is no news.
    if (room.value?.card.id !== push.room.card.id) lastRead.value = push.room.messages.at(-1)?.place ?? -1
    room.value = push.room
  })
  effect(() => {
    const last = room.value?.messages.at(-1)?.place ?? -1
    if (isChatShown.value && last > lastRead.peek()) lastRead.value = last
  })
}
