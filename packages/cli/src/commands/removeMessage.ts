import { BadInput } from '../badInput.ts'
import { command } from '../command.ts'
import { EXIT } from '../shell.ts'
import { atStore, NOTED_FLAGS, storeOf } from '../store.ts'

export const removeMessage = command({
  name: 'remove-message',
  operands: { usage: 'ID [N]', min: 1, max: 2 },
  flags: NOTED_FLAGS,
  run: ({ flags, operands: [id, number] }, shell, words) =>
    atStore(storeOf(shell, flags), async (db) => {
      const { chatOf, removeMessageBySite } = await import('@roundhouse/server')
      if (number !== undefined) {
        const place = /^\d{1,9}$/.test(number) ? Number(number) : -1
        if (!(await removeMessageBySite({ db, now: Date.now }, id!, place, flags.reason)))
          throw new BadInput((words) => words.noMessage(id!, number))
        shell.out(`${words.messageRemoved(number)}\n`)
        return EXIT.fine
      }
      const messages = await chatOf(db, id!)
      if (!messages) throw new BadInput((words) => words.noSuchTable(id!))
      for (const { place, said, name, text } of messages)
        shell.out(`${place} ${new Date(said).toISOString()} ${name}: ${oneRow(text)}\n`)
      return EXIT.fine
    }),
})

/** What somebody said stays on its row, and does nothing to the terminal. */
const oneRow = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
