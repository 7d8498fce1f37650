import { expect, test } from 'vitest'
import { BadInput } from './badInput.ts'
import { enCli } from './dictionary.en.ts'
import { type Flags, readArguments } from './flags.ts'

const FLAGS = {
  game: { kind: 'text', value: 'ID', needed: true },
  out: { kind: 'text', value: 'FILE' },
  games: { kind: 'number', value: 'K', min: 1, max: 10 },
  bot: { kind: 'list', value: 'NAME' },
  json: { kind: 'switch' },
} as const satisfies Flags

const read = (...args: string[]) => readArguments(args, FLAGS, { usage: 'FILE…', min: 1, max: 2 })

function sentence(...args: string[]): string {
  try {
    read(...args)
  } catch (error) {
    if (error instanceof BadInput) return error.sentence(enCli)
  }
  return ''
}

test('flags and operands come in any order', () => {
  expect(read('a', '--game', 'x', '--bot=p', 'b', '--bot', 'q', '--games', '10', '--json')).toEqual({
    flags: { game: 'x', out: undefined, games: 10, bot: ['p', 'q'], json: true },
    operands: ['a', 'b'],
  })
})

test('a flag that is not given is off, empty or unknown', () => {
  expect(read('--game', 'x', 'a')?.flags).toEqual({
    game: 'x',
    out: undefined,
    games: undefined,
    bot: [],
    json: false,
  })
})

test('help is asked for, whatever is missing', () => {
  expect(read('--help')).toBeUndefined()
  expect(read('-h')).toBeUndefined()
})

test.each([
  [['--game', 'x'], 'FILE… is missing; --help tells more.'],
  [['a'], '--game ID is missing; --help tells more.'],
  [['--game', 'x', 'a', 'b', 'c'], '"c" is one argument too many.'],
  [['--nonsense'], 'There is no flag --nonsense here; --help lists the flags.'],
  [['-z'], 'There is no flag -z here; --help lists the flags.'],
  [['--game'], '--game needs a value.'],
  [['--game', '--json'], '--game needs a value.'],
  [['--json=yes'], '--json takes no value.'],
  [['--game', 'x', '--games', '0', 'a'], '--games must be a whole number from 1 to 10, not "0".'],
  [['--game', 'x', '--games', '11', 'a'], '--games must be a whole number from 1 to 10, not "11".'],
  [['--game', 'x', '--games=-1', 'a'], '--games must be a whole number from 1 to 10, not "-1".'],
  [['--game', 'x', 'a', '--games', '-1'], '--games must be a whole number from 1 to 10, not "-1".'],
  [['--game', '-1', 'a'], '--game needs a value.'],
  [['--game', 'x', '-1'], 'There is no flag -1 here; --help lists the flags.'],
  [['--game', '', 'a'], '--game needs a value.'],
  [['--game', 'x', '--out=', 'a'], '--out needs a value.'],
  [['--game', 'x', 'a', ''], 'An argument is empty; --help tells more.'],
  [['--game', 'x', '--games', '1e1', 'a'], '--games must be a whole number from 1 to 10, not "1e1".'],
  [['--game', 'x', '--games', '', 'a'], '--games must be a whole number from 1 to 10, not "".'],
])('%j: %s', (args, expected) => {
  expect(sentence(...args)).toBe(expected)
})
