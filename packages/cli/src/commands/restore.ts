import { BadInput } from '../badInput.ts'
import { command } from '../command.ts'
import { namedFile, readLines } from '../files.ts'
import { EXIT } from '../shell.ts'
import { atNewStore, STORE_FLAGS, storeOf } from '../store.ts'

export const restore = command({
  name: 'restore',
  operands: { usage: 'FILE', min: 1, max: 1 },
  flags: STORE_FLAGS,
  async run({ flags, operands: [name] }, shell, words) {
    const server = await import('@roundhouse/server')
    const file = namedFile(shell, name!)
    try {
      const rows = await atNewStore(storeOf(shell, flags), (db) => server.restoreBackup(db, readLines(file)))
      shell.out(`${words.restored(rows, file.name)}\n`)
      return EXIT.fine
    } catch (error) {
      if (!(error instanceof server.NoRestore)) throw error
      throw new BadInput((words) => words.noRestore[error.reason](file.name))
    }
  },
})
