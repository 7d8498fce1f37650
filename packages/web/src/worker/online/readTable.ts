import type { TableCard } from '@roundhouse/wire'
import { type Library, loadGame } from '../library/library.ts'
import type { ServerApi } from './api.ts'
import type { OpenTable, TableSlot } from './openTable.ts'
import { ServerCallFailed } from './serverCalls.ts'
import { serverSessionOf } from './session.ts'

/** Reads what the server knows of the table that is open; what comes when another is open is not heeded. */
export interface TableReader {
  /** Reads all of the game: as it is opened, and when it cannot be followed. */
  readGame(table: OpenTable): Promise<void>
  /** Reads what is not part of the log and may have changed while the connection was lost. */
  readRoom(table: OpenTable): Promise<void>
  /** A move withdraws what was put to the vote about the position before it, or about whoever made it. */
  readBallots(table: OpenTable): Promise<void>
  /** The table is another: who sits there, or how far it is. */
  takeCard(table: OpenTable, card: TableCard): void
}

/** Whoever has read too much waits so long for a game at most, in seconds; longer, and they are told. */
const LONGEST_WAIT = 10

export function tableReader(
  slot: TableSlot,
  api: ServerApi,
  library: Library,
  wait: (milliseconds: number) => Promise<void>,
): TableReader {
  /** Where the rules have changed since the game was begun, what is stored of it is read instead. */
  async function readGame(table: OpenTable): Promise<void> {
    const opened = await api.game(table.id, table.invitation).catch((error: unknown) => {
      if (error instanceof ServerCallFailed) return error
      throw error
    })
    if (opened instanceof ServerCallFailed) {
      const { reason, more } = opened
      if (reason === 'version') return readArchive(table)
      if (reason !== 'often' || !(more.seconds! <= LONGEST_WAIT)) throw opened
      await wait(more.seconds! * 1000)
      return slot.table === table ? readGame(table) : undefined
    }
    const loaded = await loadGame(library, opened.table.game)
    if (slot.table !== table) return
    const { table: card, messages, ballots, notes } = opened
    table.room = { ...table.room, card, messages, ballots, notes }
    table.session = serverSessionOf(loaded, opened)
    table.moments.clear()
    slot.showRoom()
    slot.show()
  }

  async function readArchive(table: OpenTable): Promise<void> {
    const archived = await api.archive(table.id, table.invitation)
    const { gameView } = await loadGame(library, archived.table.game)
    if (slot.table !== table) return
    const { table: card, messages, notes } = archived
    table.room = { ...table.room, card, messages, ballots: [], notes }
    table.archived = { ...archived, gameView }
    slot.showRoom()
  }

  function takeCard(table: OpenTable, card: TableCard): void {
    table.room = { ...table.room, card }
    slot.showRoom()
    const { session } = table
    const isAnother = session?.viewer !== card.mine
    if (card.state !== 'waiting' && (!session || isAnother)) void readGame(table).catch(ignoreServerFailure)
    else if (session) {
      session.card = card
      slot.show()
    }
  }

  return {
    readGame,
    takeCard,
    async readRoom(table) {
      const { id, invitation } = table
      const [card, messages, ballots] = await Promise.all([
        api.table(id, invitation),
        api.chat(id, invitation),
        api.ballots(id, invitation),
      ])
      if (slot.table !== table) return
      table.room = { ...table.room, messages, ballots }
      takeCard(table, card)
    },
    async readBallots(table) {
      const ballots = await api.ballots(table.id, table.invitation)
      if (slot.table !== table) return
      table.room = { ...table.room, ballots }
      slot.showRoom()
    },
  }
}

/** What cannot be had now comes when the connection is back. */
export function ignoreServerFailure(error: unknown): void {
  if (!(error instanceof ServerCallFailed)) throw error
}
