import { command } from './command.ts'
import { linesOf, placeOf } from './files.ts'
import { EXIT } from './shell.ts'
import { atNewStore, STORE_FLAGS, storeOf } from './store.ts'
import { Trouble } from './trouble.ts'

export const restore = command({
  name: 'restore',
  operands: { usage: 'FILE', min: 1, max: 1 },
  flags: STORE_FLAGS,
  async run({ flags, operands: [name] }, shell, words) {
    const server = await import('@roundhouse/server')
    const place = placeOf(shell, name!)
    try {
      const rows = await atNewStore(storeOf(shell, flags), (db) => server.restore(db, linesOf(place)))
      shell.out(`${words.restored(rows, place.name)}\n`)
      return EXIT.fine
    } catch (error) {
      if (!(error instanceof server.NoRestore)) throw error
      throw new Trouble((words) => words.noRestore[error.reason](place.name))
    }
  },
})
