import type { LivePush, Message, TableCard } from '@roundhouse/wire'
import type { Room } from '../protocol/room.ts'
import { PERSON, type SeatPlan } from '../protocol/seatPlan.ts'

const NOBODY = { here: [], watching: 0 } as const

export const emptyRoom = (card: TableCard): Room => ({
  card,
  messages: [],
  deleted: [],
  ballots: [],
  notes: '',
  ...NOBODY,
})

/** Nobody knows who is here while the connection is lost. */
export const withNobody = (room: Room): Room => ({ ...room, ...NOBODY })

/** The room after something besides the game has changed; the same where nothing of it has. */
export function roomAfter(room: Room, push: LivePush): Room {
  switch (push.kind) {
    case 'ballots':
      return { ...room, ballots: push.ballots }
    case 'message':
      return withMessage(room, push.message)
    case 'present':
      return { ...room, here: push.here, watching: push.watching }
    default:
      return room
  }
}

/** A new message comes last; one that was deleted stays where it was, also where it is further up than what was read here. */
function withMessage(room: Room, message: Message): Room {
  const { messages, deleted } = room
  if (messages.some(({ place }) => place === message.place))
    return { ...room, messages: messages.map((one) => (one.place === message.place ? message : one)) }
  return message.deleted
    ? { ...room, deleted: [...deleted, message] }
    : { ...room, messages: [...messages, message] }
}

export const seatNames = ({ seats }: TableCard): string[] => seats.map(({ name }) => name)

/** The seats of a table, for a game on this device. */
export const peopleOf = (card: TableCard): SeatPlan[] =>
  seatNames(card).map((name) => ({ name, kind: PERSON }))
