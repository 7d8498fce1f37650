import {
  type Entry,
  eventsFor,
  type GameEvent,
  type GameState,
  readLog,
  type Viewer,
} from '@roundhouse/kernel'
import type { ArchivedGame, GameFile } from '@roundhouse/wire'
import { type JsonText, jsonText } from '../jsonText.ts'
import type { Result } from '../store/games.ts'
import { type GameRow, type LoggedEntry, readEntry, readSnapshot, type SeatRow } from '../store/games.ts'
import { recordOf } from './record.ts'
import type { StoredLog } from './session.ts'

/** What can be read of a game as it is stored, by whatever rules it was played. */
export const archiveCalls = { archivedLog, archivedFile }

/** What was told, and where it stood last. That is shown once it is over: nobody knows any more what of it is secret. */
function archivedLog(
  { row, log, snapshots }: StoredLog,
  viewer: Viewer,
): JsonText<Pick<ArchivedGame, 'eventsByMove' | 'last'>> {
  const isOver = row.status !== 'playing'
  const read = log.map(readEntry)
  const entries = read.map(({ entry }) => entry)
  const { eventsByMove, last } = readLog<GameState>(entries, snapshots.map(readSnapshot), toldBy(row, read))
  return jsonText({
    eventsByMove: isOver ? eventsByMove : eventsByMove.map((events) => eventsFor(events, viewer)),
    last: isOver && last ? { move: last.move, view: { ...last.state, chance: [0, 0, 0, 0] } } : null,
  })
}

/** Events of a form that is no more read are found out by playing, which cannot be done here. */
const toldBy = ({ told }: GameRow, log: readonly LoggedEntry[]): readonly (readonly GameEvent[])[] =>
  told === null ? [] : [JSON.parse(told) as GameEvent[], ...log.map(({ events }) => events)]

/** The file of such a game, with what it came to as that was stored. While it goes on, of what others chose only the kind stands in it. */
function archivedFile({ row, seats, log }: StoredLog, viewer: Viewer): JsonText<GameFile> {
  const file = storedFile(row, seats, log.map(readEntry))
  if (row.status !== 'playing') return jsonText(file)
  const entries = file.entries.map((entry) => kindOnly(entry, viewer))
  return jsonText({ ...file, seed: 0, setup: [], entries, redacted: true })
}

function kindOnly(entry: Entry, viewer: Viewer): Entry {
  if (!('action' in entry)) return entry
  const { seat, action } = entry
  return { seat, action: seat === viewer ? action : { kind: action.kind } }
}

/** A stored game as a file, with nothing played. */
export function storedFile(row: GameRow, seats: readonly SeatRow[], log: readonly LoggedEntry[]): GameFile {
  const record = recordOf(row, seats, log)
  if (row.result === null) return record
  const { hash, scores } = JSON.parse(row.result) as Result
  return { ...record, result: { hash, scores } }
}
