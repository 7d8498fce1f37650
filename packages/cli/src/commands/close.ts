import { BadInput } from '../badInput.ts'
import { command } from '../command.ts'
import { EXIT } from '../shell.ts'
import { atStore, gameIn, NOTED_FLAGS, storeOf } from '../store.ts'

export const close = command({
  name: 'close',
  operands: { usage: 'ID', min: 1, max: 1 },
  flags: NOTED_FLAGS,
  async run({ flags, operands: [id] }, shell, words) {
    const { closeTableBySite } = await import('@roundhouse/server')
    const closing = await atStore(storeOf(shell, flags), (db) =>
      closeTableBySite({ db, now: Date.now }, id!, gameIn(shell), flags.reason),
    )
    if (closing === 'none') throw new BadInput((words) => words.noSuchTable(id!))
    if (closing === 'over') throw new BadInput((words) => words.tableOver(id!))
    shell.out(`${words.tableClosed[closing](id!)}\n`)
    return EXIT.fine
  },
})
