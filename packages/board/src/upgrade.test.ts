import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { labelsFor } from './boardMap.ts'
import type { Stop } from './face.ts'
import { componentsOf, type Facts } from './testing/components.ts'
import { CITY, draw, HALT, TOWN } from './testing/draw.ts'
import { tileNamed, turnTile } from './tile.ts'
import { type CoverRule, coverKeepingExits, coverKeepingTrack } from './upgrade.ts'

const keeps = coverKeepingTrack()
const TWO = [CITY, CITY]

test('every old piece of track stays', () => {
  const curve = draw('0-2')
  expect(keeps(curve, draw('2-0 1-3'))).toEqual({ stops: [], newPieces: 0b10 })
  expect(keeps(curve, draw('0-1 1-2'))).toBeUndefined()
  expect(keeps(curve, draw('0-1'))).toBeUndefined()
})

test('track that led past a stop does not lead to one, and the other way round', () => {
  expect(keeps(draw('0-3'), draw('0-s0 s0-3', [CITY], { labels: ['Z'] }))).toBeUndefined()
  expect(keeps(draw('0-s0 s0-3', [CITY]), draw('0-3'))).toBeUndefined()
})

test('a city without track gets any', () => {
  expect(keeps(draw('', [CITY]), draw('0-s0 1-s0', [CITY]))).toEqual({ stops: [0], newPieces: 0b11 })
})

test('each track leads to the same stop as before, whatever its number is now', () => {
  expect(keeps(draw('1-s0 4-s1', TWO), draw('4-s0 s0-3 1-s1 s1-2', TWO))).toEqual({
    stops: [1, 0],
    newPieces: 0b1010,
  })
})

test('cities with a common edge are told apart by their other track', () => {
  expect(keeps(draw('0-s0 s0-2 3-s1 s1-2', TWO), draw('3-s0 2-s0 0-s1 2-s1', TWO))).toEqual({
    stops: [1, 0],
    newPieces: 0,
  })
})

test('separate cities become one only where the tile is one single city', () => {
  const one = draw('0-s0 1-s0 3-s0', [CITY])
  expect(keeps(draw('0-s0 3-s1', TWO), one)).toEqual({ stops: [0, 0], newPieces: 0b010 })
  expect(keeps(draw('0-s0 3-s1 s0-s1', TWO), one)?.stops).toEqual([0, 0])
  expect(keeps(draw('0-s0 3-s1', TWO), draw('0-s0 3-s0', TWO))).toBeUndefined()
  expect(keeps(draw('0-s0 1-s1 3-s2', [CITY, ...TWO]), draw('0-s0 1-s0 3-s1', TWO))).toBeUndefined()
  expect(keeps(draw('0-s0 3-s1', [TOWN, TOWN]), draw('0-s0 3-s0', [TOWN]))).toBeUndefined()
})

test('stops without track take the places that are left', () => {
  const fresh = draw('0-s0 2-s1', TWO)
  expect(keeps(draw('', TWO), fresh)?.stops).toEqual([0, 1])
  expect(keeps(draw('2-s0', TWO), fresh)?.stops).toEqual([1, 0])
})

test('only a labelled tile brings a further stop, and only where there was one', () => {
  const old = draw('2-s0', [CITY])
  expect(keeps(old, draw('1-s1 2-s0', TWO))).toBeUndefined()
  expect(keeps(old, draw('1-s1 2-s0', TWO, { labels: ['V'] }))).toEqual({ stops: [0], newPieces: 0b01 })
  expect(keeps(draw(''), draw('1-s0', [CITY], { labels: ['V'] }))).toBeUndefined()
})

test('a stop stays of its kind, unless the game lets it become another', () => {
  const growing = coverKeepingTrack({ halt: ['town'] })
  const of = (stop: Stop) => draw('0-s0', [stop])
  expect(keeps(of(HALT), of(TOWN))).toBeUndefined()
  expect(growing(of(HALT), of(TOWN))).toEqual({ stops: [0], newPieces: 0 })
  expect(growing(of(HALT), of(HALT))).toBeDefined()
  expect(growing(of(TOWN), of(HALT))).toBeUndefined()
  expect(growing(of(TOWN), of(CITY))).toBeUndefined()
  expect(growing(of(CITY), of(TOWN))).toBeUndefined()
})

test('an answer is kept', () => {
  const [old, fresh] = [draw('0-2'), draw('0-2 1-3')]
  expect(keeps(old, fresh)).toBe(keeps(old, fresh))
})

test('an exchange keeps the exits alone', () => {
  const towns = draw('0-s0 s0-3 1-s1 s1-4', [TOWN, TOWN])
  expect(coverKeepingExits(towns, draw('0-s0 1-s0 3-s0 4-s0 5-s0', [CITY]))).toEqual({
    stops: [0, 0],
    newPieces: 0b10000,
  })
  expect(coverKeepingExits(towns, draw('0-s0 1-s0 2-s0 3-s0', [CITY]))).toBeUndefined()
  expect(coverKeepingExits(draw('0-s0 s0-3', [TOWN]), draw('0-3'))).toEqual({ stops: [0], newPieces: 0 })
})

const ORDER = ['plain', 'yellow', 'green', 'brown', 'gray']
const ROTATIONS = [0, 1, 2, 3, 4, 5]

/**
 * The families of a game, worked out from track, stops and labels alone. A
 * tile follows another where some hex of the map wants the labels of both,
 * each in its colour. Nothing but the fixed rotations of 1860 and the gray
 * label of Hamilton in 1856 is told to it.
 */
function families(facts: Facts, keeps: CoverRule): Record<string, Record<string, number[]>> {
  const { map, tiles } = componentsOf(facts)
  const printed = [...map.places.values()].map((place) => place.printed).filter(({ fixed }) => !fixed)
  return Object.fromEntries(
    [...tiles.values()].map((old) => {
      const hexes = printed.filter((hex) => labelsFor(hex, old.color).join() === old.labels.join())
      const next = [...tiles.values()].filter(
        ({ color, labels }) =>
          ORDER.indexOf(color) === ORDER.indexOf(old.color) + 1 &&
          hexes.some((hex) => labelsFor(hex, color).join() === labels.join()),
      )
      const turns = next.map((fresh): [string, number[]] => [
        fresh.id,
        (fresh.rotations ?? ROTATIONS).filter((rotation) =>
          keeps(turnTile(old, 0), turnTile(fresh, rotation)),
        ),
      ])
      return [old.id, Object.fromEntries(turns.filter(([, rotations]) => rotations.length > 0))]
    }),
  )
}

const GAMES = ['1846', '1856', '1860']
const fileOf = (game: string) => new URL(`../../../../shared/games/${game}/components.json`, import.meta.url)
const factsOf = (game: string) => JSON.parse(readFileSync(fileOf(game), 'utf8')) as Facts
const missing = GAMES.filter((game) => !existsSync(fileOf(game)))
if (missing.length > 0)
  console.warn(`SKIPPED: the upgrades of ${missing}: shared/games is not beside the project`)

test.skipIf(missing.length > 0).each(GAMES)('the upgrades of %s are those that are written down', (game) => {
  const facts = factsOf(game)
  const found = families(facts, coverKeepingTrack({ halt: ['town'] }))
  for (const { id, upgradesTo } of facts.tiles) {
    const written = upgradesTo.map((to) => (typeof to === 'string' ? { tile: to } : to))
    expect(Object.keys(found[id]!).sort(), `tile ${id}`).toEqual(written.map(({ tile }) => tile).sort())
    for (const { tile, rotations } of written)
      if (rotations) expect(found[id]![tile], `tile ${id} to ${tile}`).toEqual(rotations)
  }
})

test.skipIf(missing.length > 0)('the exchange of small towns in 1856 keeps the exits', () => {
  const facts = factsOf('1856')
  const { tiles } = componentsOf(facts)
  const exchanges = facts.tiles.flatMap(({ id, upgradesToFromPhase6 = [] }) =>
    upgradesToFromPhase6.map((to) => [tileNamed(tiles, id), tileNamed(tiles, to)] as const),
  )
  expect(exchanges).toHaveLength(10)
  for (const [old, fresh] of exchanges)
    expect(ROTATIONS.some((rotation) => coverKeepingExits(turnTile(old, 0), turnTile(fresh, rotation)))).toBe(
      true,
    )
})
