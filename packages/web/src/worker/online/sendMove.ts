import type { Refusal } from '@roundhouse/kernel'
import type { LogLength, UndoRequest } from '@roundhouse/wire'
import type { Environment } from '../environment.ts'
import { pauseAfter } from './liveConnection.ts'
import type { OpenTable, TableSlot } from './openTable.ts'
import { ignoreServerFailure, type TableReader } from './readTable.ts'
import { ServerCallFailed } from './serverCalls.ts'

/** How long a change may come late over the live connection before it is asked for, in milliseconds. */
const LATE = 1500

interface SenderDependencies extends Pick<Environment, 'random'>, Pick<TableReader, 'readGame'> {
  wait(milliseconds: number): Promise<void>
  /** A wait that ends when the device is online again. */
  pause(milliseconds: number): Promise<void>
}

/** Sends something to be done until it is answered. It carries a key, so that it is done once however often it comes. */
export function moveSender(slot: TableSlot, { random, readGame, wait, pause }: SenderDependencies) {
  /** Waits until so much of the log is known here. */
  async function catchUp(table: OpenTable, seq: number): Promise<void> {
    for (let waited = 0; (table.session?.seq ?? 0) < seq && slot.table === table; waited += 50) {
      if (waited >= LATE) return readGame(table)
      await wait(50)
    }
  }

  return async (
    table: OpenTable,
    ask: (id: string, given: UndoRequest) => Promise<LogLength>,
  ): Promise<Refusal | undefined> => {
    const given = {
      seq: table.session!.seq,
      key: [random(), random(), random()].map((part) => part.toString(36)).join('-'),
    }
    for (let tries = 0; ; tries++) {
      try {
        await catchUp(table, (await ask(table.id, given)).seq)
        return undefined
      } catch (error) {
        if (!(error instanceof ServerCallFailed) || slot.table !== table) throw error
        const { reason, more } = error
        if (reason === 'refused') return more.refusal
        if (reason === 'overtaken') await catchUp(table, more.seq ?? 0).catch(ignoreServerFailure)
        if (reason !== 'unreachable') throw error
      }
      await pause(pauseAfter(tries, random()))
    }
  }
}
