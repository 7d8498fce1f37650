import type { LivePush, TableClosing } from '@roundhouse/wire'
import type { Environment } from '../environment.ts'
import type { TroubleCode } from '../protocol/troubles.ts'
import type { ServerApi } from './api.ts'
import type { ServerNews } from './liveConnection.ts'
import type { OpenTable, TableSlot } from './openTable.ts'
import { ignoreServerFailure, type TableReader } from './readTable.ts'
import { roomAfter } from './room.ts'
import { ServerCallFailed } from './serverCalls.ts'
import { followChange } from './session.ts'

/** What is said where a table that waited is no more. */
const CLOSED: Readonly<Record<TableClosing, TroubleCode>> = {
  host: 'closedByHost',
  site: 'closedBySite',
  expired: 'expired',
}

/** Follows what the live connection says of the table that is open. */
export function tableFollower(
  slot: TableSlot,
  api: ServerApi,
  { readGame, readBallots, takeCard }: TableReader,
  { publish, onBuild }: Pick<Environment, 'publish'> & { onBuild(build: string): void },
): (push: ServerNews) => void {
  function onChange(table: OpenTable, { change }: Extract<LivePush, { kind: 'change' }>): void {
    table.moments.clear()
    if (!table.session || !followChange(table.session, change)) {
      void readGame(table).catch(ignoreServerFailure)
      return
    }
    slot.show()
    if (table.room.ballots.length > 0) void readBallots(table).catch(ignoreServerFailure)
  }

  function onGone(
    table: OpenTable,
    { why }: Extract<LivePush, { kind: 'gone' }>,
    { reason }: ServerCallFailed['more'],
  ): void {
    if (slot.table !== table) return
    slot.close()
    publish({
      happened: 'trouble',
      trouble: why ? CLOSED[why] : 'noTable',
      ...(reason !== undefined && { reason }),
    })
  }

  return (push) => {
    if (push.kind === 'lobby') {
      publish({ happened: 'lobby' })
      return
    }
    if (push.kind === 'build') return onBuild(push.build)
    const { table } = slot
    const id = push.kind === 'table' ? push.table.id : push.table
    if (!table || table.id !== id) return
    if (push.kind === 'table') takeCard(table, push.table)
    else if (push.kind === 'change') onChange(table, push)
    else if (push.kind === 'gone')
      void api
        .table(id, table.invitation)
        .catch((error: unknown) => onGone(table, push, error instanceof ServerCallFailed ? error.more : {}))
    else {
      table.room = roomAfter(table.room, push)
      slot.showRoom()
    }
  }
}
