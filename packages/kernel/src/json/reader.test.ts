import { expect, test } from 'vitest'
import { anyWord, listOf, objectOf, oneWordOf, wholeNumber } from './reader.ts'

test('words', () => {
  expect(anyWord('')).toBe('')
  expect(anyWord(4)).toBeUndefined()
  const color = oneWordOf(['red', 'blue'])
  expect(['red', 'green', null].map(color)).toEqual(['red', undefined, undefined])
})

test('whole numbers between bounds', () => {
  const dice = wholeNumber(1, 6)
  expect([1, 6].map(dice)).toEqual([1, 6])
  for (const input of [0, 7, 2.5, '3', Number.NaN, null]) expect(dice(input)).toBeUndefined()
  expect(wholeNumber(0)(2 ** 53)).toBeUndefined()
})

test('lists, of which every item is read', () => {
  const words = listOf(anyWord)
  expect(words([])).toEqual([])
  expect(words(['a', 'b'])).toEqual(['a', 'b'])
  for (const input of [['a', 1], { length: 0 }, 'ab', new Array(1)]) expect(words(input)).toBeUndefined()
})

test('records of exactly these fields, in their order', () => {
  const point = objectOf({ x: wholeNumber(0), y: wholeNumber(0) })
  expect(JSON.stringify(point({ y: 2, x: 1 }))).toBe('{"x":1,"y":2}')
  const inherited = Object.create({ x: 1 }, { y: { value: 2, enumerable: true } })
  for (const input of [
    { x: 1 },
    { x: 1, y: 2, z: 3 },
    { x: 1, z: 2 },
    { x: 1, y: -1 },
    [1, 2],
    null,
    'x',
    inherited,
  ])
    expect(point(input)).toBeUndefined()
  expect(objectOf({})([])).toBeUndefined()
})

test('what is read shares nothing with the input', () => {
  const input = { names: [['a']] }
  const read = objectOf({ names: listOf(listOf(anyWord)) })(input)!
  input.names[0]!.push('b')
  expect(read).toEqual({ names: [['a']] })
})

test('a reader says what it reads as a JSON schema', () => {
  const { schema } = objectOf({
    kind: oneWordOf(['sell']),
    from: oneWordOf(['bank', 'pool']),
    count: wholeNumber(1),
    turn: wholeNumber(0, 5),
    names: listOf(anyWord),
  })
  expect(schema).toEqual({
    type: 'object',
    properties: {
      kind: { type: 'string', const: 'sell' },
      from: { type: 'string', enum: ['bank', 'pool'] },
      count: { type: 'integer', minimum: 1 },
      turn: { type: 'integer', minimum: 0, maximum: 5 },
      names: { type: 'array', items: { type: 'string' } },
    },
    required: ['kind', 'from', 'count', 'turn', 'names'],
    additionalProperties: false,
  })
})
