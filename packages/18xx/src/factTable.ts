import { cellWord, readTable } from '@roundhouse/board'
import { byId } from '@roundhouse/kernel'

/** Facts of things that have names, one a line: the column `id` names them, and each has one line. */
export function readFacts<Id extends string, Column extends string, Facts>(
  ids: readonly Id[],
  columns: readonly Column[],
  text: string,
  read: (cells: Readonly<Record<Column, string>>) => Facts,
): Readonly<Record<Id, Facts>> {
  const rows = readTable(text, ['id', ...columns], (cells) => [cellWord(ids, cells.id), read(cells)] as const)
  const facts = new Map(rows)
  if (rows.length !== ids.length || facts.size !== ids.length)
    throw new Error(`the lines of a table are not those of ${ids.join(', ')}`)
  return byId(ids, (id) => facts.get(id)!)
}
