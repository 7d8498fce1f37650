import { type RuleBook, readRuleBook, withoutSentences } from '@roundhouse/kernel'
import { BadInput } from '../badInput.ts'
import { command } from '../command.ts'
import { gameNamed } from '../games.ts'
import { EXIT } from '../shell.ts'

export const rules = command({
  name: 'rules',
  operands: { usage: 'ID [RULE]', min: 1, max: 2 },
  flags: {},
  async run({ operands }, shell, words) {
    const [id, asked] = operands as [string, string?]
    await gameNamed(shell, id)
    const text = await shell.rules(id, words.language)
    shell.out(
      asked === undefined ? `${withoutSentences(text).trim()}\n` : rulesUnder(id, readRuleBook(text), asked),
    )
    return EXIT.fine
  },
})

/** The rule of this id, or the rules of the chapter or section that it names; the letters of the game may be left out. */
function rulesUnder(game: string, book: RuleBook, asked: string): string {
  const wanted = asked.toLowerCase()
  const all = [...book.values()]
  const isNamed = (id: string, named: (name: string) => boolean): boolean =>
    [id, id.slice(id.indexOf('-') + 1)].some((name) => named(name.toLowerCase()))
  const goesOn = (name: string): boolean =>
    name.startsWith(wanted) && /^(?:\.|[a-z]$)/.test(name.slice(wanted.length))
  const exact = all.filter(({ id }) => isNamed(id, (name) => name === wanted))
  const found = exact.length > 0 ? exact : all.filter(({ id }) => isNamed(id, goesOn))
  if (found.length === 0) throw new BadInput((words) => words.noRule(game, asked))
  return `${found.map(({ text }) => text).join('\n\n')}\n`
}
