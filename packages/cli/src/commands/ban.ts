import type { BannedAccount } from '@roundhouse/wire'
import { BadInput } from '../badInput.ts'
import { command } from '../command.ts'
import { EXIT } from '../shell.ts'
import { atStore, STORE_FLAGS, storeOf } from '../store.ts'
import type { Dictionary } from '../words.ts'

export const ban = command({
  name: 'ban',
  operands: { usage: '[NAME]', min: 0, max: 1 },
  flags: {
    ...STORE_FLAGS,
    reason: { kind: 'text', value: 'TEXT' },
    until: { kind: 'text', value: 'DATE' },
  },
  async run({ flags, operands: [name] }, shell, words) {
    const { banUser, bannedUsers } = await import('@roundhouse/server')
    const until = flags.until === undefined ? null : endOf(flags.until)
    const reason = flags.reason ?? null
    if (name === undefined) {
      for (const user of await atStore(storeOf(shell, flags), bannedUsers))
        shell.out(`${sentenceOn(user, words)}\n`)
      return EXIT.fine
    }
    const outcome = await atStore(storeOf(shell, flags), (db) =>
      banUser({ db, now: Date.now }, name, { until, reason }),
    )
    if (!outcome) throw new BadInput((words) => words.nobody(name))
    const { sessions, left, playing } = outcome
    shell.out(`${words.banned(outcome.name, shownTime(until))} ${words.banDone(sessions, left, playing)}\n`)
    return EXIT.fine
  },
})

const DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?$/

/** The moment that is meant by a date, and a time if there is one. */
function endOf(text: string): number {
  const time = DATE.test(text) ? Date.parse(text.includes('T') ? `${text}Z` : text) : Number.NaN
  if (!(time > Date.now())) throw new BadInput((words) => words.badEnd(text))
  return time
}

const shownTime = (time: number | null): string | null =>
  time === null ? null : `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`

function sentenceOn({ name, until, reason }: BannedAccount, words: Dictionary): string {
  const sentence = words.banned(name, shownTime(until))
  return reason === null ? sentence : `${sentence} ${reason}`
}
