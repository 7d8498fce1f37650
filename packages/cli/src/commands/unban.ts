import { BadInput } from '../badInput.ts'
import { command } from '../command.ts'
import { EXIT } from '../shell.ts'
import { atStore, NOTED_FLAGS, storeOf } from '../store.ts'

export const unban = command({
  name: 'unban',
  operands: { usage: 'NAME', min: 1, max: 1 },
  flags: NOTED_FLAGS,
  async run({ flags, operands: [name] }, shell, words) {
    const { unbanUser } = await import('@roundhouse/server')
    const lifted = await atStore(storeOf(shell, flags), (db) =>
      unbanUser({ db, now: Date.now }, name!, flags.reason),
    )
    if (lifted === null) throw new BadInput((words) => words.nobody(name!))
    if (!lifted) throw new BadInput((words) => words.notBanned(name!))
    shell.out(`${words.unbanned(name!)}\n`)
    return EXIT.fine
  },
})
