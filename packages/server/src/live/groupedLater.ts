/** After how long, in milliseconds, those are told who had to wait. */
const LATER = 1000

/** Has whoever must wait for news of a table told of it later, together with all others who wait for it then. */
export function groupedLater<Line>(
  tell: (table: string, lines: readonly Line[]) => void,
): (table: string, line: Line) => void {
  const waiting = new Map<string, Set<Line>>()
  return (table, line) => {
    const others = waiting.get(table)
    if (others) return void others.add(line)
    const all = new Set([line])
    waiting.set(table, all)
    const told = () => {
      waiting.delete(table)
      tell(table, [...all])
    }
    setTimeout(told, LATER).unref()
  }
}
