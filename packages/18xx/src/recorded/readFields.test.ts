import { expect, test } from 'vitest'
import {
  anyText,
  eachOf,
  eitherOf,
  fieldsIn,
  finiteNumber,
  orNothing,
  someOf,
  textThat,
} from './readFields.ts'

const route = fieldsIn({ train: anyText, nodes: orNothing(eachOf(anyText)) })

test('fields are found, whatever else there is, and what is left out is nothing', () => {
  expect(route({ train: '2-0', nodes: ['C4-0'], hexes: 3 })).toEqual({ train: '2-0', nodes: ['C4-0'] })
  expect(route({ train: '2-0' })).toEqual({ train: '2-0', nodes: null })
  expect(route({ train: '2-0', nodes: null })).toEqual({ train: '2-0', nodes: null })
})

test.each([
  ['a field is missing', {}],
  ['a field is of another form', { train: 2 }],
  ['an item is of another form', { train: '2-0', nodes: ['C4-0', 5] }],
  ['a list is something else', { train: '2-0', nodes: {} }],
  ['there is no object', null],
  ['there is a text', '2-0'],
])('nothing is read where %s', (_, input) => {
  expect(route(input)).toBeUndefined()
})

test.each([
  ['a list with something in it', someOf(eachOf(anyText)), ['a'], []],
  ['a number', finiteNumber, 0.5, Number.NaN],
  ['one of two forms', eitherOf(anyText, finiteNumber), 7, true],
  ['a text that passes a test', textThat((text) => text.startsWith('C')), 'C4', 'D4'],
] as const)('%s', (_, read, good, bad) => {
  expect(read(good)).toEqual(good)
  expect(read(bad)).toBeUndefined()
})
