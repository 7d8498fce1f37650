import type { Language, Table } from '@roundhouse/kernel'
import { type GameView, type StatusLine, statusLinesOf } from '@roundhouse/view'

type StatusLines = Readonly<Record<Language, StatusLine>>

/** Stands for the name of a seat. No name has such a character in it: they are for private use. */
const FIRST_MARK = 0xe000
const MARKS = /[\ue000-\ue0ff]/g

/** Where a game stands, as it is stored: who plays there may be called something else by the time it is read. */
export const namelessStatusLines = (table: Table, gameView: GameView): StatusLines => {
  const players = table.record.players.map((_, seat) => String.fromCharCode(FIRST_MARK + seat))
  return statusLinesOf({ ...table, record: { ...table.record, players } }, gameView)
}

/** The same as it is shown, with the names of today. */
export function readStatusLines(
  stored: string | null,
  seats: readonly { readonly name: string }[],
): StatusLines | null {
  if (stored === null) return null
  const withNames = (text: string): string =>
    text.replace(MARKS, (mark) => seats[mark.charCodeAt(0) - FIRST_MARK]?.name ?? '')
  return JSON.parse(stored, (_, value) => (typeof value === 'string' ? withNames(value) : value))
}
