import type { Store } from './device/store.ts'
import type { Library } from './library/library.ts'
import type { Net } from './online/net.ts'
import type { Push } from './protocol/messages.ts'

/** What the worker works with. */
export interface Environment {
  readonly library: Library
  readonly store: Store
  /** Sends the page what happened by itself. */
  publish(push: Push): void
  /** The time, in milliseconds since 1970. */
  now(): number
  /** 32 random bits. */
  random(): number
  /** Does something later; nothing else is waited for. */
  later(work: () => void, milliseconds: number): void
  /** Tells the other windows that a game has changed. */
  announce(id: string): void
  /** The way to the server, where there may be one. */
  readonly net?: Net
}
