import { archiveCalls } from '../play/archiveCalls.ts'
import type { StoredSession } from '../play/session.ts'
import { sessionCalls } from '../play/sessionCalls.ts'
import { thinkingCalls } from '../play/thinkingCalls.ts'

/** All that a thread can be asked. It knows the games that it was given. */
export const gameCalls = (sessions = new Map<string, StoredSession>()) => ({
  ...sessionCalls(sessions),
  ...thinkingCalls,
  ...archiveCalls,
})

export type GameCalls = ReturnType<typeof gameCalls>
