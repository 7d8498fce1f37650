import { expect, test } from 'vitest'
import { cellItems, cellNumber, cellParts, cellWord, readTable } from './textTable.ts'

const PEAKS = `
  peak      | height | first ascent
  Matterhorn|   4478 | Whymper, Croz
  Dufour    |   4634
  Nameless
`

const read = (text: string) => readTable(text, ['peak', 'height', 'first ascent', 'flag'], (cells) => cells)

test('a row has a cell for every column, empty where nothing is written', () => {
  expect(read(PEAKS)).toEqual([
    { peak: 'Matterhorn', height: '4478', 'first ascent': 'Whymper, Croz', flag: '' },
    { peak: 'Dufour', height: '4634', 'first ascent': '', flag: '' },
    { peak: 'Nameless', height: '', 'first ascent': '', flag: '' },
  ])
})

test('a column that nobody reads is an error', () => {
  expect(() => read('peak | hieght\nDufour | 4634')).toThrow('the column "hieght", which nobody reads')
})

test('a cell without a column is an error that shows the line', () => {
  expect(() => read('peak\nDufour | 4634')).toThrow(
    'there are more cells than columns, in the line "Dufour | 4634"',
  )
})

test('what a reader refuses is an error that shows the line', () => {
  const heights = () =>
    readTable(PEAKS, ['peak', 'height', 'first ascent'], ({ height }) => cellParts(height, /^(4.*)$/))
  expect(heights).toThrow('"" cannot be read, in the line "Nameless"')
})

test('things in a cell are parted by commas', () => {
  expect(cellItems('Whymper, Croz')).toEqual(['Whymper', 'Croz'])
  expect(cellItems('')).toEqual([])
})

test('a number is written in figures', () => {
  expect(cellNumber('40')).toBe(40)
  for (const text of ['', 'x', '-1', '1.5', '1 2'])
    expect(() => cellNumber(text)).toThrow(`"${text}" cannot be read`)
})

test('a word is one of those that are known', () => {
  expect(cellWord(['hill', 'mountain'], 'hill')).toBe('hill')
  expect(() => cellWord(['hill', 'mountain'], 'hil')).toThrow('"hil" is none of hill, mountain')
})
