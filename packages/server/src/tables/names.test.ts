import { expect, test } from 'vitest'
import { distinctNames } from './names.ts'

const person = (name: string) => ({ kind: 'person' as const, name })
const bot = (name: string) => ({ kind: 'bot' as const, name })

test('names that differ stay', () => {
  expect(distinctNames([person('Ada'), person('ada'), bot('steady')])).toEqual(['Ada', 'ada', 'steady'])
})

test('the same name twice gets a number, and people keep theirs before bots', () => {
  expect(distinctNames([bot('steady'), person('steady'), bot('steady'), person('steady 2')])).toEqual([
    'steady 3',
    'steady',
    'steady 4',
    'steady 2',
  ])
})

test('what no record of a game can have as a name gets a number too', () => {
  expect(distinctNames([person('__proto__'), person('')])).toEqual(['__proto__ 2', '2'])
})
