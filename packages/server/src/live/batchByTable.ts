/** After how long, in milliseconds, those are told who had to wait. */
const LATER = 1000

/** Has whoever must wait for news of a table told of it later, together with all others who wait for it then. */
export function groupedLater<Connection>(
  tell: (table: string, connections: readonly Connection[]) => void,
): (table: string, connection: Connection) => void {
  const waiting = new Map<string, Set<Connection>>()
  return (table, connection) => {
    const others = waiting.get(table)
    if (others) return void others.add(connection)
    const all = new Set([connection])
    waiting.set(table, all)
    const tellAll = () => {
      waiting.delete(table)
      tell(table, [...all])
    }
    setTimeout(tellAll, LATER).unref()
  }
}
