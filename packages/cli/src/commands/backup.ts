import { createWriteStream, rmSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Database } from '@roundhouse/server'
import { command } from '../command.ts'
import { type NamedFile, namedFile, newFile, unwritable } from '../files.ts'
import { EXIT } from '../shell.ts'
import { atStore, STORE_FLAGS, storeOf } from '../store.ts'

export const backup = command({
  name: 'backup',
  operands: { usage: 'FILE', min: 1, max: 1 },
  flags: STORE_FLAGS,
  async run({ flags, operands: [name] }, shell, words) {
    const file = namedFile(shell, name!)
    newFile(file)
    const rows = await atStore(storeOf(shell, flags), (db) => writePacked(db, file))
    shell.out(`${words.backedUp(rows, file.name)}\n`)
    return EXIT.fine
  },
})

/** What is stored is nobody else's to read, and half of it is of no use. */
async function writePacked(db: Database, { name, path }: NamedFile): Promise<number> {
  const { backUp } = await import('@roundhouse/server')
  const pack = createGzip()
  const written = pipeline(pack, createWriteStream(path, { flags: 'wx', mode: 0o600 })).catch(
    (error: unknown) => {
      throw unwritable(name, error)
    },
  )
  // it may fail while nobody waits for it
  written.catch(() => {})
  try {
    const rows = await backUp(db, async (lines) => {
      if (!pack.write(lines))
        await Promise.race([new Promise((drained) => pack.once('drain', drained)), written])
    })
    pack.end()
    await written
    return rows
  } catch (error) {
    pack.destroy()
    await written.catch(() => {})
    rmSync(path, { force: true })
    throw error
  }
}
