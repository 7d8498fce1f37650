import { computed, effect, signal } from '@preact/signals'
import { online } from '../app/network.ts'
import { subscribe } from '../worker/connection.ts'
import type { LineState } from '../worker/online/line.ts'
import type { Room } from '../worker/protocol.ts'
import { account } from './account.ts'

/** The table of the server that is open. */
export const room = signal<Room | null>(null)

/** How the line to the server is. */
export const lineState = signal<LineState>('off')

/** The table of the server that is open cannot be heard. */
export const isCut = computed(() => room.value !== null && (!online.value || lineState.value === 'broken'))

/** Somebody looks at what is said. */
export const chatShown = signal(false)

/** Up to where it was read. */
const read = signal(-1)

/** How many messages of others have not been read. */
export const unread = computed(
  () =>
    room.value?.messages.filter(({ place, user }) => place > read.value && user !== account.value?.id)
      .length ?? 0,
)

export function leaveRoom(): void {
  room.value = null
  read.value = -1
}

/** Follows the table of the server that is open, and what is read of its messages. */
export function followRoom(): void {
  subscribe((push) => {
    if (push.happened === 'line') lineState.value = push.line
    if (push.happened !== 'room') return
    // What was said before the table was opened is no news.
    if (room.value?.card.id !== push.room.card.id) read.value = push.room.messages.at(-1)?.place ?? -1
    room.value = push.room
  })
  effect(() => {
    const last = room.value?.messages.at(-1)?.place ?? -1
    if (chatShown.value && last > read.peek()) read.value = last
  })
}
