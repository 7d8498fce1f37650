import { BadInput } from '../badInput.ts'
import { command } from '../command.ts'
import { EXIT } from '../shell.ts'
import { atStore, STORE_FLAGS, storeOf } from '../store.ts'

export const resetFactor = command({
  name: 'reset-factor',
  operands: { usage: 'NAME', min: 1, max: 1 },
  flags: STORE_FLAGS,
  async run({ flags, operands: [who] }, shell, words) {
    const { resetFactors } = await import('@roundhouse/server')
    const name = await atStore(storeOf(shell, flags), (db) => resetFactors({ db, now: Date.now }, who!))
    if (name === null) throw new BadInput((words) => words.noAccount(who!))
    shell.out(`${words.factorReset(name)}\n`)
    return EXIT.fine
  },
})
