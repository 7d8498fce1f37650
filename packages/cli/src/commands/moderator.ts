import { BadInput } from '../badInput.ts'
import { command } from '../command.ts'
import { EXIT } from '../shell.ts'
import { atStore, STORE_FLAGS, storeOf } from '../store.ts'

export const moderator = command({
  name: 'moderator',
  operands: { usage: '[NAME]', min: 0, max: 1 },
  flags: { ...STORE_FLAGS, not: { kind: 'switch' } },
  async run({ flags, operands: [who] }, shell, words) {
    const { moderators, setModerator } = await import('@roundhouse/server')
    const is = !flags.not
    if (who === undefined) {
      for (const name of await atStore(storeOf(shell, flags), moderators)) shell.out(`${name}\n`)
      return EXIT.fine
    }
    const change = await atStore(storeOf(shell, flags), (db) => setModerator({ db, now: Date.now }, who, is))
    if (!change) throw new BadInput((words) => words.noAccount(who))
    if (!change.changed && !is) throw new BadInput((words) => words.notModerator(change.name))
    shell.out(`${is ? words.moderatorNamed(change.name) : words.moderatorNoMore(change.name)}\n`)
    return EXIT.fine
  },
})
