import { BadInput } from '../badInput.ts'
import { command } from '../command.ts'
import { namedFile, newFile } from '../files.ts'
import { EXIT } from '../shell.ts'
import { atStore, gameIn, STORE_FLAGS, storeOf } from '../store.ts'

export const exportGame = command({
  name: 'export',
  operands: { usage: 'ID', min: 1, max: 1 },
  flags: { ...STORE_FLAGS, out: { kind: 'text', value: 'FILE' } },
  async run({ flags, operands: [id] }, shell) {
    const { exportStoredGame } = await import('@roundhouse/server')
    const file = flags.out === undefined ? undefined : newFile(namedFile(shell, flags.out))
    const record = await atStore(storeOf(shell, flags), (db) => exportStoredGame(db, id!, gameIn(shell)))
    if (!record) throw new BadInput((words) => words.noTable(id!))
    const text = `${JSON.stringify(record)}\n`
    if (file) file.write(text)
    else shell.out(text)
    file?.close()
    return EXIT.fine
  },
})
