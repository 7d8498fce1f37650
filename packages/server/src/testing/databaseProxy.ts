import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Stands between a server and its PostgreSQL, and does to the line what networks do. */
export interface DatabaseProxy {
  /** The database, as it is reached through here. */
  readonly url: string
  /** From now on nothing goes through, and nobody is told. */
  silence(): void
  /** New lines work again; on those from before nothing ever comes. */
  restore(): void
  /** The next line over which this is said, after something else was, breaks when the answer to it is there. */
  loseAnswerTo(words: string, after?: string): void
  close(): Promise<void>
}

export async function startDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  /** Counts the silences: a line that was there in one of them is dead. */
  let silences = 0
  let silent = false
  let lost: { readonly words: string; readonly after: string } | undefined
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    const before = silences
    let wasSaidBefore = false
    let breaks = false
    const isDead = (): boolean => silent || silences > before
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => {})
      one.on('close', () => {
        sockets.delete(one)
        if (!isDead()) other.destroy()
      })
    }
    near.on('data', (data) => {
      if (isDead()) return
      if (lost && data.includes(lost.after)) wasSaidBefore = true
      if (lost && wasSaidBefore && data.includes(lost.words)) {
        lost = undefined
        breaks = true
      }
      far.write(data)
    })
    far.on('data', (data) => {
      if (isDead()) return
      if (breaks) near.destroy()
      else near.write(data)
    })
  })
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens))
  const own = new URL(url)
  own.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: own.href,
    silence() {
      silences++
      silent = true
    },
    restore() {
      silences++
      silent = false
    },
    loseAnswerTo(words, after = '') {
      lost = { words, after }
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}
