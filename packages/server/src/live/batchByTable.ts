/** After how long, in milliseconds, those who had to wait are sent the news. */
const LATER = 1000

/** Sends news of a table later to whoever must wait for it, together with all others who wait for it then. */
export function batchByTable<Connection>(
  send: (table: string, connections: readonly Connection[]) => void,
): (table: string, connection: Connection) => void {
  const waiting = new Map<string, Set<Connection>>()
  return (table, connection) => {
    const others = waiting.get(table)
    if (others) return void others.add(connection)
    const all = new Set([connection])
    waiting.set(table, all)
    const sendAll = () => {
      waiting.delete(table)
      send(table, [...all])
    }
    setTimeout(sendAll, LATER).unref()
  }
}
