import { expect, test } from 'vitest'
import { optionScenesOf, presetScenesOf } from './options.ts'

test('a preset has its words and the options that it sets', () => {
  const words = { book: { label: 'By the book', explanation: 'As printed.' } }
  expect(presetScenesOf(words, (preset) => ({ goods: preset === 'book' }))).toEqual([
    { name: 'book', label: 'By the book', explanation: 'As printed.', options: { goods: true } },
  ])
})

test('the values of an option are read as its standard is', () => {
  const goods = {
    label: 'Goods',
    explanation: 'Whether there are any.',
    values: { true: 'yes', false: 'no' },
  }
  const [scene] = optionScenesOf({ goods: 'S-1' }, { goods }, { goods: false })
  expect(scene).toMatchObject({ name: 'goods', rule: 'S-1', standard: false })
  expect(scene!.values).toEqual([
    { value: true, label: 'yes' },
    { value: false, label: 'no' },
  ])
})

test('so are numbers', () => {
  const least = { label: 'Least', explanation: 'The least bid.', values: { 0: 'none', 5: 'five' } }
  const [scene] = optionScenesOf({ least: 'S-2' }, { least }, { least: 0 })
  expect(scene!.values.map(({ value }) => value)).toEqual([0, 5])
})
