import type { LivePush } from '@roundhouse/wire'
import type { Environment } from '../environment.ts'
import type { ServerApi } from './api.ts'
import type { OpenTable, TableSlot } from './openTable.ts'
import { ignoreServerFailure, type TableReader } from './readTable.ts'
import { roomAfter } from './room.ts'
import { followChange } from './session.ts'

/** Follows what the live connection says of the table that is open. */
export function tableFollower(
  slot: TableSlot,
  api: ServerApi,
  { readGame, readBallots, takeCard }: TableReader,
  { publish, onBuild }: Pick<Environment, 'publish'> & { onBuild(build: string): void },
): (push: LivePush) => void {
  function onChange(table: OpenTable, { change }: Extract<LivePush, { kind: 'change' }>): void {
    table.moments.clear()
    if (!table.session || !followChange(table.session, change)) {
      void readGame(table).catch(ignoreServerFailure)
      return
    }
    slot.show()
    if (table.room.ballots.length > 0) void readBallots(table).catch(ignoreServerFailure)
  }

  function onGone(table: OpenTable): void {
    if (slot.table !== table) return
    slot.close()
    publish({ happened: 'trouble', trouble: 'noTable' })
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
    else if (push.kind === 'gone') void api.table(id, table.invitation).catch(() => onGone(table))
    else {
      table.room = roomAfter(table.room, push)
      slot.showRoom()
    }
  }
}
