import { BadInput } from '../badInput.ts'
import { command } from '../command.ts'
import { withEnvironment } from '../environment.ts'
import { EXIT } from '../shell.ts'
import { atStore, STORE_FLAGS, storeOf } from '../store.ts'
import { baseOf, USUAL_PORT } from './serve.ts'

const URL_FLAG = { url: { kind: 'text', value: 'BASE' } } as const

export const resetPassword = command({
  name: 'reset-password',
  operands: { usage: 'NAME', min: 1, max: 1 },
  flags: { ...STORE_FLAGS, ...URL_FLAG },
  async run({ flags, operands: [name] }, shell) {
    const { resetLink } = await import('@roundhouse/server')
    const { url = `http://localhost:${USUAL_PORT}` } = withEnvironment({ url: flags.url }, URL_FLAG, shell)
    const base = baseOf(url)
    const link = await atStore(storeOf(shell, flags), (db) =>
      resetLink({ db, now: Date.now, url: base }, name!),
    )
    if (link === null) throw new BadInput((words) => words.noAccount(name!))
    shell.out(`${link}\n`)
    return EXIT.fine
  },
})
