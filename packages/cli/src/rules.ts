import type { RuleBook } from '@roundhouse/kernel'
import { command } from './command.ts'
import { gameNamed } from './games.ts'
import { EXIT } from './shell.ts'
import { Trouble } from './trouble.ts'

export const rules = command({
  name: 'rules',
  operands: { usage: 'ID [RULE]', min: 1, max: 2 },
  flags: {},
  async run({ operands }, shell, words) {
    const [id, asked] = operands as [string, string?]
    await gameNamed(shell, id)
    const book = (await shell.books(id))[words.language]
    const found = asked === undefined ? [...book.keys()] : idsUnder(book, asked)
    if (found.length === 0) throw new Trouble((words) => words.noRule(id, asked!))
    shell.out(`${found.map((rule) => book.get(rule)!.text).join('\n\n')}\n`)
    return EXIT.fine
  },
})

/** The rule of this id, or the rules of the chapter that it names. */
export function idsUnder(book: RuleBook, asked: string): string[] {
  const wanted = asked.toLowerCase()
  const ids = [...book.keys()]
  const exact = ids.filter((id) => id.toLowerCase() === wanted)
  return exact.length > 0 ? exact : ids.filter((id) => id.toLowerCase().startsWith(`${wanted}.`))
}
