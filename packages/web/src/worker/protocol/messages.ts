import type { LiveConnectionState } from '../online/liveConnection.ts'
import type { LogChange, Position } from './position.ts'
import type { RequestInput, RequestName } from './requests.ts'
import type { Room } from './room.ts'
import type { BanNotice, FileFault, TroubleCode } from './troubles.ts'

/** From the page to the worker. */
export interface Request<A extends RequestName = RequestName> {
  readonly number: number
  readonly ask: A
  readonly given: RequestInput<A>
}

/** From the worker to the page: an answer, or something that happened. */
export type Reply =
  | { readonly number: number; readonly answer: unknown }
  | {
      readonly number: number
      readonly trouble: TroubleCode
      readonly fileFault?: FileFault
      /** How long to wait before it is tried again, where the server says so. */
      readonly seconds?: number
      readonly ban?: BanNotice
      /** Why a table was closed, where the server says so. */
      readonly reason?: string
    }
  | Push

export type Push =
  | { readonly happened: 'position'; readonly position: Position; readonly log: LogChange }
  /** A bot, or a long search, has begun or ended its thinking. */
  | { readonly happened: 'thinking'; readonly thinking: boolean }
  /** The games of this device have changed. */
  | { readonly happened: 'deviceGames' }
  | { readonly happened: 'trouble'; readonly trouble: TroubleCode; readonly reason?: string }
  /** The table of the server that is open, whatever of it has changed. */
  | { readonly happened: 'room'; readonly room: Room }
  | { readonly happened: 'connection'; readonly connection: LiveConnectionState }
  /** Which build of the site the server has now. */
  | { readonly happened: 'build'; readonly build: string }
  /** The server's lists of tables have changed. */
  | { readonly happened: 'lobby' }
