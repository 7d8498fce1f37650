import { pebbles } from '@roundhouse/kernel/testing/pebbles'
import { expect, test } from 'vitest'
import type { BadInput } from './badInput.ts'
import { enCli } from './dictionary.en.ts'
import { defaultsOf, optionsFrom } from './options.ts'

test('the defaults are what the game says of nothing', () => {
  expect(defaultsOf(pebbles)).toEqual({
    heap: 12,
    quick: false,
    charms: false,
    shells: false,
    begins: 'first',
  })
})

test('options are read as switches, numbers or words', () => {
  expect(optionsFrom(pebbles, ['quick=true', 'heap=20'])).toEqual({ quick: true, heap: 20 })
  expect(optionsFrom(pebbles, [])).toEqual({})
})

test.each([
  ['depth=3', 'The game has no option "depth"; the options are heap, quick, charms, shells, begins.'],
  ['__proto__=3', 'The game has no option "__proto__"; the options are heap, quick, charms, shells, begins.'],
  ['quick', '--option quick is not a name=value that the game knows.'],
  ['=true', '--option =true is not a name=value that the game knows.'],
  ['quick=maybe', '--option quick=maybe is not a name=value that the game knows.'],
  ['heap=1.5', '--option heap=1.5 is not a name=value that the game knows.'],
])('--option %s', (text, expected) => {
  const told = () => {
    try {
      optionsFrom(pebbles, [text])
    } catch (error) {
      return (error as BadInput).sentence(enCli)
    }
  }
  expect(told()).toBe(expected)
})

test('what stands for several options is an option too', () => {
  const options = {
    safeParse: (given: unknown) => pebbles.options.safeParse('small' in (given as object) ? {} : given),
  }
  expect(optionsFrom({ ...pebbles, options } as never, ['small=true'])).toEqual({ small: true })
})
