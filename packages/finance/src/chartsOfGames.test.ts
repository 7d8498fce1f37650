import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  type Chart,
  type Direction,
  gridChart,
  rowChart,
  spaceAt,
  spaceBeside,
  spacesMarked,
  zigzagChart,
} from './chart.ts'

/** The charts of real games, as written down, and the moves of their scenarios. */
const GAMES = new URL('../../../../shared/games/', import.meta.url)
const absent = !existsSync(GAMES)
if (absent) console.warn('SKIPPED: the charts of the games: shared/games is not beside the project')
const check = test.skipIf(absent)

const factsOf = (game: string) => JSON.parse(readFileSync(new URL(`${game}/components.json`, GAMES), 'utf8'))
type Row = readonly { readonly price: number; readonly index?: number; readonly marks: readonly string[] }[]
const rowsOf = (game: string): readonly Row[] => factsOf(game).market.rows
const written = (row: Row) => row.map(({ price }) => price).join(' ')

/** The rows with a letter for each mark. */
function marked(rows: readonly Row[]) {
  const marks = [...new Set(rows.flat().flatMap((cell) => cell.marks))]
  const letter = (mark: string) => String.fromCharCode('a'.charCodeAt(0) + marks.indexOf(mark))
  return {
    lines: rows.map((row) => row.map((cell) => cell.price + cell.marks.map(letter).join('')).join(' ')),
    legend: Object.fromEntries(marks.map((mark) => [letter(mark), mark])),
  }
}

/** The price after a move from the cell with this price. */
const after = (chart: Chart, price: number, direction: Direction, steps: number) =>
  chart.cells[spaceBeside(chart, spaceAt(chart, price), direction, steps)]!.price

check('the rows of 1846 and Baltimore & Ohio', () => {
  const chart = rowChart(written(rowsOf('1846')[0]!))
  expect([after(chart, 70, 'left', 1), after(chart, 10, 'left', 3), after(chart, 112, 'right', 3)]).toEqual([
    60, 0, 150,
  ])
  const track = rowChart(factsOf('bno').priceTrack.spaces.join(' '))
  expect([after(track, 34, 'left', 2), after(track, 375, 'right', 1), after(track, 50, 'right', 1)]).toEqual([
    34, 375, 55,
  ])
})

check('the zigzag of 1860 counts its cells as the game does', () => {
  const [upper, lower] = rowsOf('1860') as [Row, Row]
  const { cells } = zigzagChart([written(upper), written(lower)])
  for (const { price, index } of [...upper, ...lower]) expect(cells[index!]!.price).toBe(price)
  expect(cells).toHaveLength(upper.length + lower.length)
})

check.each([
  ['S17, two ranks for three shares in the red zone', 182, 'down', 2, 166],
  ['S21', 40, 'down', 2, 31],
  ['S22', 158, 'down', 3, 134],
  ['S24', 71, 'down', 3, 62],
  ['S57, withheld', 100, 'left', 1, 90],
  ['S57, paid three times the price', 100, 'right', 3, 134],
  ['S58, on the lower row', 86, 'right', 1, 95],
  ['S58, withheld on the lower row', 86, 'left', 1, 78],
  ['S59, on the lower row beside the end', 310, 'right', 1, 330],
  ['S59, to the end', 310, 'right', 2, 340],
  ['S59, the end from the upper row', 320, 'right', 1, 340],
  ['S59, the lower row begins with 7', 20, 'left', 1, 7],
  ['S59, left of 7', 7, 'left', 1, 0],
  ['S59, left of 14', 14, 'left', 1, 0],
  ['S72, four ranks where two suffice', 14, 'down', 4, 0],
  ['S90', 110, 'down', 8, 74],
  ['S111', 95, 'right', 3, 128],
] as const)('1860, %s: %i', (_, from, direction, steps, to) => {
  const [upper, lower] = rowsOf('1860') as [Row, Row]
  expect(after(zigzagChart([written(upper), written(lower)]), from, direction, steps)).toBe(to)
})

check.each([
  ['S17, two shares sold', [3, 4], 'down', 2, [5, 4], 65],
  ['S18, a ledge', [5, 8], 'down', 3, [5, 8], 90],
  ['S18, a ledge in the top rows', [1, 16], 'down', 1, [1, 16], 350],
  ['S19, into the closing zone', [8, 1], 'down', 2, [10, 1], 0],
  ['S20, left of the left edge is down', [8, 0], 'left', 1, [9, 0], 0],
  ['S22, five shares', [1, 4], 'down', 5, [6, 4], 60],
  ['1.2s, right of the right edge is up', [5, 8], 'right', 1, [4, 8], 100],
  ['1.2s, sold out in the top row', [0, 7], 'up', 1, [0, 7], 150],
  ['1.2s, sold out', [3, 4], 'up', 1, [2, 4], 80],
  ['1.2s, the upper right corner', [0, 19], 'right', 1, [0, 19], 450],
] as const)('1856, %s', (_, [row, column], direction, steps, to, price) => {
  const chart = gridChart(rowsOf('1856').map(written))
  const from = chart.cells.findIndex((cell) => cell.row === row && cell.column === column)
  const cell = chart.cells[spaceBeside(chart, from, direction, steps)]!
  expect([[cell.row, cell.column], cell.price]).toEqual([to, price])
})

check('1856-2c: of equal prices the marker further right operates first', () => {
  const { cells } = gridChart(rowsOf('1856').map(written))
  for (const [space, { price, column }] of cells.entries()) {
    const before = cells[space - 1]
    if (!before || price === 0) continue
    expect(before.price < price || (before.price === price && before.column < column)).toBe(true)
  }
})

check('the zones of 1856 and 1860 stand in their cells', () => {
  const grid = marked(rowsOf('1856'))
  const zigzag = marked(rowsOf('1860'))
  for (const [game, chart] of [
    ['1856', gridChart(grid.lines, grid.legend)],
    ['1860', zigzagChart(zigzag.lines as [string, string], zigzag.legend)],
  ] as const)
    for (const { row, column, marks } of chart.cells) expect(marks).toEqual(rowsOf(game)[row]![column]!.marks)
})

check('the par prices of 1856 are the cells marked so', () => {
  const { lines, legend } = marked(rowsOf('1856'))
  const chart = gridChart(lines, legend)
  const pars = spacesMarked(chart, 'par').map((space) => chart.cells[space]!.price)
  expect(pars.reverse()).toEqual(factsOf('1856').market.parPrices)
})
