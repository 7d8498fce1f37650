/**
 * Reads a table written as text, to be laid beside what is printed: the first
 * line names the columns, every other line is a row, cells are parted by bars.
 * Empty cells at the end of a line may be left out, and so may whole columns.
 * What cannot be read is an error that shows the line.
 */
export function readTable<Column extends string, Row>(
  text: string,
  columns: readonly Column[],
  read: (cells: Readonly<Record<Column, string>>) => Row,
): Row[] {
  const [head = '', ...lines] = text.trim().split('\n')
  const names = cellsOf(head)
  const unknown = names.find((name) => !columns.some((column) => column === name))
  if (unknown !== undefined) throw new Error(`a table has the column "${unknown}", which nobody reads`)
  return lines.map((line) => {
    try {
      const cells = cellsOf(line)
      if (cells.length > names.length) throw new Error('there are more cells than columns')
      return read(
        Object.fromEntries(columns.map((column) => [column, cells[names.indexOf(column)] ?? ''])) as Record<
          Column,
          string
        >,
      )
    } catch (error) {
      throw new Error(`${(error as Error).message}, in the line "${line.trim()}"`, { cause: error })
    }
  })
}

const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim())

/** The things in a cell, which are parted by commas. */
export const cellItems = (cell: string): string[] => (cell === '' ? [] : cell.split(', '))

/** What the groups of a pattern find in a text; a text of another form is an error. */
export function cellParts(text: string, pattern: RegExp): (string | undefined)[] {
  const found = pattern.exec(text)
  if (!found) throw new Error(`"${text}" cannot be read`)
  return found.slice(1)
}

/** A whole number, not below 0. */
export const cellNumber = (text: string): number => Number(cellParts(text, /^(\d+)$/)[0])

/** One of the words that may stand there. */
export function cellWord<Word extends string>(words: readonly Word[], text: string): Word {
  const word = words.find((one) => one === text)
  if (word === undefined) throw new Error(`"${text}" is none of ${words.join(', ')}`)
  return word
}
