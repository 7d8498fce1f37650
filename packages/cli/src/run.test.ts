import { pebbles } from '@roundhouse/kernel/testing/pebbles'
import { expect, test } from 'vitest'
import { enCli } from './dictionary.en.ts'
import { jaCli } from './dictionary.ja.ts'
import { COMMANDS } from './run.ts'
import { EXIT } from './shell.ts'
import { terminal } from './testing/terminal.ts'

const { run } = terminal()

test('help is shown without an argument and with --help', async () => {
  const { exit, out, err } = await run()
  expect({ exit, err }).toEqual({ exit: 0, err: '' })
  expect(await run('--help')).toEqual({ exit: 0, out, err: '' })
  for (const { name } of COMMANDS) expect(out).toContain(`\n  ${name} `)
  expect(out).toContain('\nGames:\n  pebbles\n')
  for (const code of Object.values(EXIT)) expect(out).toMatch(new RegExp(`\\n  ${code} +\\w`))
  expect(out).toContain('\nExample:\n  roundhouse simulate ')
})

test.each(COMMANDS)(
  '$name --help has every flag and an example, in both languages',
  async ({ name, flags }) => {
    for (const words of [enCli, jaCli]) {
      const { exit, out } = await run(name, '--help', '--lang', words.language)
      expect(exit).toBe(0)
      expect(out.startsWith(`${words.help.usage}: roundhouse ${name} `)).toBe(true)
      expect(out).toContain(`${words.help.example}:\n  ${words.commands[name].example}\n`)
      const texts: Readonly<Record<string, string>> = words.commands[name].flags
      expect(Object.keys(texts)).toEqual(Object.keys(flags))
      for (const [flag, text] of Object.entries(texts))
        expect(out).toMatch(new RegExp(`--${flag}\\b.*  ${text.slice(0, 5)}`))
    }
  },
)

test('the help of a command that takes a game lists what can be chosen', async () => {
  const options =
    '    --option heap=12\n    --option quick=false\n    --option charms=false\n    --option shells=false\n    --option begins=first\n\n'
  expect((await run('reset-factor', '--help')).out).toContain(
    'Usage: roundhouse reset-factor NAME [--data DIR] ',
  )
  expect((await run('simulate', '--help')).out).toContain(
    `:\n  pebbles\n    --players 2|3\n    --bot random\n${options}`,
  )
  expect((await run('fuzz', '--help')).out).toContain(`:\n  pebbles\n    --players 2|3\n${options}`)
  expect((await run('replay', '--help')).out).not.toContain('pebbles')
})

test('the usage line is that of the documents', async () => {
  expect((await run('serve', '--help')).out).toContain('Usage: roundhouse serve [--port N] ')
  expect((await run('replay', '--help')).out).toContain(
    'Usage: roundhouse replay FILE… [--check] [--json] [--trace OUT] [--against TRACE]\n',
  )
  expect((await run('routes', '--help')).out).toContain('Usage: roundhouse routes FILE… [--json]\n')
  expect((await run('rules', '--help')).out).toContain('Usage: roundhouse rules ID [RULE]\n')
  expect((await run('verify', '--help')).out).toContain(
    'Usage: roundhouse verify [--data DIR] [--database URL] [--json]\n',
  )
  expect((await run('backup', '--help')).out).toContain('Usage: roundhouse backup FILE [--data DIR] ')
  expect((await run('restore', '--help')).out).toContain('Usage: roundhouse restore FILE [--data DIR] ')
  expect((await run('export', '--help')).out).toContain('Usage: roundhouse export ID [--data DIR] ')
  expect((await run('reset-password', '--help')).out).toContain('Usage: roundhouse reset-password NAME ')
  expect((await run('simulate', '--help')).out).toContain(
    'Usage: roundhouse simulate --game ID --players N --games K --seed S [--bot NAME…] ',
  )
})

test('the version', async () => {
  expect((await run('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/)
})

test('the language is asked for anywhere, or comes from the environment', async () => {
  const sentence =
    '「dance」というコマンドはありません。使えるのは serve、replay、routes、simulate、fuzz、rules、verify、backup、restore、export、reset-password、reset-factor、ban、unban、close、remove-message、moderator です。\n'
  expect(await run('dance', '--lang', 'ja')).toEqual({ exit: 2, out: '', err: sentence })
  expect((await run('--lang=ja', 'dance')).err).toBe(sentence)
  expect((await terminal({ env: { LANG: 'ja_JP.UTF-8' } }).run('dance')).err).toBe(sentence)
  expect((await terminal({ env: { LANG: 'ja_JP.UTF-8' } }).run('dance', '--lang', 'en')).err).toContain(
    'There is no command "dance"',
  )
})

test.each([
  [['--lang', 'fr', 'rules'], '--lang must be ja or en, not "fr".'],
  [['rules', 'pebbles', '--lang'], '--lang needs a value.'],
  [['--verbose'], 'There is no flag --verbose here; --help lists the flags.'],
  [
    ['toString'],
    'There is no command "toString"; the commands are serve, replay, routes, simulate, fuzz, rules, verify, backup, restore, export, reset-password, reset-factor, ban, unban, close, remove-message, moderator.',
  ],
  [
    ['two\nlines'],
    'There is no command "two lines"; the commands are serve, replay, routes, simulate, fuzz, rules, verify, backup, restore, export, reset-password, reset-factor, ban, unban, close, remove-message, moderator.',
  ],
])('%j', async (args, sentence) => {
  expect(await run(...args)).toEqual({ exit: 2, out: '', err: `${sentence}\n` })
})

test('a mistake of our own is one sentence, and its place only for those who ask', async () => {
  const game = {
    ...pebbles,
    setup() {
      throw new Error('out of pebbles')
    },
  }
  const args = ['simulate', '--game', 'pebbles', '--players', '2', '--games', '1', '--seed', '1']
  const sentence = 'Roundhouse itself made a mistake: out of pebbles (ROUNDHOUSE_DEBUG=1 shows where).\n'
  expect(await terminal({ game }).run(...args)).toEqual({ exit: 70, out: '', err: sentence })
  const debugged = await terminal({ game, env: { ROUNDHOUSE_DEBUG: '1' } }).run(...args)
  expect(debugged.exit).toBe(70)
  expect(debugged.err.startsWith(sentence)).toBe(true)
  expect(debugged.err).toMatch(/\n {4}at /)
})
