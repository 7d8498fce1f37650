import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { layTile, nothingLaid } from './boardContents.ts'
import { edgesCompleted, type Fit, fitOf, fitTrack, type TileRules } from './fit.ts'
import { componentsOf, type Facts } from './testing/components.ts'
import { ISLE } from './testing/isle.ts'
import { coverKeepingExits, coverKeepingTrack } from './upgrade.ts'

const RULES: TileRules = {
  order: ['plain', 'yellow', 'green', 'brown'],
  colors: ['yellow', 'green', 'brown'],
  coverRule: coverKeepingTrack({ halt: ['town'] }),
}
const fit = (hex: string, tile: string, rotation: number, laid = nothingLaid(), rules = RULES) =>
  fitOf(laid, ISLE, rules, { hex, tile, rotation })

test('a tile that fits says what it keeps and whether it is the first', () => {
  let laid = nothingLaid()
  const first = fit('C4', 'Z1', 0, laid) as Fit
  expect(first).toMatchObject({
    hex: 'C4',
    tile: 'Z1',
    rotation: 0,
    stops: [0],
    newPieces: 0b11,
    first: true,
  })
  laid = layTile(laid, ISLE, first)
  expect(fit('C4', 'Z2', 3, laid)).toMatchObject({ stops: [0], newPieces: 0b0110, first: false })
})

test.each([
  ['fixed', 'where nothing is laid', 'D3', '7', 0],
  ['color', 'of a colour too far on', 'C4', 'Z2', 0],
  ['label', 'without the label of the hex', 'C4', '57', 0],
  ['label', 'with a label that the hex has not', 'B3', 'Z1', 1],
  ['exit', 'with an exit into the sea', 'C4', 'Z1', 1],
  ['exit', 'with an exit off the map', 'B3', '57', 0],
  ['exit', 'with an exit across a barred edge', 'C6', '7', 3],
  ['exit', 'with an exit to the closed side of an off-board place', 'D5', '55', 2],
  ['track', 'without the stop of the hex', 'B3', '7', 4],
  ['track', 'with a stop where there is none', 'C2', '5', 0],
])('%s: a tile %s does not fit', (why, _, hex, tile, rotation) => {
  expect(fit(hex, tile, rotation)).toBe(why)
})

test('a colour must be open, and nothing follows the last', () => {
  let laid = nothingLaid()
  expect(fit('C4', 'Z1', 0, laid, { ...RULES, colors: ['green'] })).toBe('color')
  laid = layTile(laid, ISLE, { hex: 'C4', tile: 'Z2', rotation: 2, stops: [0] })
  expect(fit('C4', 'Y', 2, laid)).toMatchObject({ first: false })
  laid = layTile(laid, ISLE, { hex: 'C4', tile: 'Y', rotation: 2, stops: [0] })
  expect(fit('C4', 'Y', 2, laid)).toBe('color')
})

test('a hex of a colour that is not in the order takes nothing', () => {
  expect(fit('C2', '7', 0, nothingLaid(), { ...RULES, order: ['yellow', 'green'] })).toBe('color')
})

test('a tile may be fixed in its rotation', () => {
  const laid = layTile(nothingLaid(), ISLE, { hex: 'C4', tile: 'Z1', rotation: 2, stops: [0] })
  expect(fit('C4', 'Z3', 2, laid)).toMatchObject({ newPieces: 0 })
  expect(fit('C4', 'Z3', 5, laid)).toBe('rotation')
})

test('colour and label can be left aside', () => {
  const laid = layTile(nothingLaid(), ISLE, { hex: 'D5', tile: '55', rotation: 0, stops: [0, 1] })
  expect(fitTrack(laid, ISLE, coverKeepingExits, { hex: 'C2', tile: '23', rotation: 0 })).toBe('exit')
  expect(fitTrack(laid, ISLE, coverKeepingExits, { hex: 'C2', tile: '7', rotation: 0 })).toMatchObject({
    first: true,
  })
})

test('an edge is completed by the tile that makes track meet, printed track included', () => {
  let laid = nothingLaid()
  const completed = (hex: string, tile: string, rotation: number) =>
    edgesCompleted(laid, ISLE, fit(hex, tile, rotation, laid) as Fit)
  laid = layTile(laid, ISLE, { hex: 'C6', tile: '9', rotation: 0, stops: [] })
  expect(completed('C4', 'Z1', 0)).toEqual([0])
  laid = layTile(laid, ISLE, { hex: 'C4', tile: 'Z1', rotation: 0, stops: [0] })
  expect(completed('C4', 'Z2', 3)).toEqual([4])
  expect(completed('C2', '7', 0)).toEqual([0])
})

test.each([
  ['an unknown hex', () => fit('Z9', '7', 0), 'Z9 is not on the map'],
  ['an unknown tile', () => fit('C2', '99', 0), 'there is no tile 99'],
  ['a rotation of 7', () => fit('C2', '7', 7), 'tile 7 has no rotation 7'],
])('%s is an error that names the place', (_, act, message) => {
  expect(act).toThrow(message)
})

const GAMES = ['1846', '1856', '1860']
const fileOf = (game: string) => new URL(`../../../../shared/games/${game}/components.json`, import.meta.url)
const missing = GAMES.filter((game) => !existsSync(fileOf(game)))
if (missing.length > 0)
  console.warn(`SKIPPED: the first tiles of ${missing}: shared/games is not beside the project`)

/** The rotations of each tile that fits the print of each hex. */
function fittingTiles(facts: Facts, small: boolean): Record<string, Record<string, number[]>> {
  const components = componentsOf(facts, small)
  const rules = { ...RULES, order: [...RULES.order, 'gray'] }
  return Object.fromEntries(
    components.map.grid.hexes.map((hex) => [
      hex,
      Object.fromEntries(
        [...components.tiles.keys()]
          .map((tile): [string, number[]] => [
            tile,
            [0, 1, 2, 3, 4, 5].filter(
              (rotation) =>
                typeof fitOf(nothingLaid(), components, rules, { hex, tile, rotation }) !== 'string',
            ),
          ])
          .filter(([, rotations]) => rotations.length > 0),
      ),
    ]),
  )
}

test.skipIf(missing.length > 0).each([
  ['1846', false],
  ['1856', false],
  ['1860', false],
  ['1860', true],
] as const)(
  'the first tiles on every hex of %s (small map: %s) are those that are written down',
  (game, small) => {
    const facts = JSON.parse(readFileSync(fileOf(game), 'utf8')) as Facts
    const found = fittingTiles(facts, small)
    for (const printed of facts.map.filter(({ hex }) => hex in found)) {
      const replaced = small
        ? facts.mapVariants!.small.replaced.find(({ hex }) => hex === printed.hex)
        : undefined
      const { hex, accepts = [], firstTiles } = replaced ?? printed
      const accepted = Object.fromEntries(accepts.map(({ tile, rotations }) => [tile, rotations]))
      expect(found[hex], hex).toEqual(facts.firstLays?.[hex] ?? accepted)
      if (firstTiles) expect(new Set(Object.keys(found[hex]!)), hex).toEqual(new Set(firstTiles))
    }
  },
)
