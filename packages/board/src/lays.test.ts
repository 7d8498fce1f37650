import { expect, test } from 'vitest'
import { type BoardContents, layTile, nothingLaid, placeToken } from './boardContents.ts'
import { cityReached, exitMet, newTrackReached, valueRises } from './connection.ts'
import { type Lay, type LayRules, layOrObstacle, possibleLays, uncheckedLay } from './lays.ts'
import { reachOf } from './reach.ts'
import { ISLE } from './testing/isle.ts'
import { coverKeepingTrack } from './upgrade.ts'

const RULES: LayRules = {
  order: ['plain', 'yellow', 'green', 'brown'],
  colors: ['yellow', 'green', 'brown'],
  coverRule: coverKeepingTrack(),
  connections: [newTrackReached],
}
const name = ({ hex, tile, rotation }: Lay) => `${hex} ${tile}/${rotation}`
const lays = (laid: BoardContents, rules: Partial<LayRules> = {}) => [
  ...possibleLays(laid, ISLE, 'Red', reachOf(laid, ISLE, 'Red'), { ...RULES, ...rules }),
]
const whether = (
  laid: BoardContents,
  hex: string,
  tile: string,
  rotation: number,
  rules: Partial<LayRules> = {},
) =>
  layOrObstacle(
    laid,
    ISLE,
    'Red',
    reachOf(laid, ISLE, 'Red'),
    { ...RULES, ...rules },
    { hex, tile, rotation },
  )

/** Red in B3, with track towards C4. */
function west(): BoardContents {
  let laid = placeToken(nothingLaid(), ISLE, 'B3', 0, 'Red')
  laid = layTile(laid, ISLE, { hex: 'B3', tile: '5', rotation: 4, stops: [0] })
  return laid
}

test('without a token nothing can be laid', () => {
  expect(lays(nothingLaid())).toEqual([])
})

test('a token in a city without a tile allows every tile that fits there, each in its lowest rotation', () => {
  const laid = placeToken(nothingLaid(), ISLE, 'B3', 0, 'Red')
  expect(lays(laid).map(name)).toEqual(['B3 5/4'])
  const middle = placeToken(nothingLaid(), ISLE, 'C4', 0, 'Red')
  expect(lays(middle).map(name)).toEqual(['C4 Z1/0', 'C4 Z1/2'])
})

test('track goes on where the network comes out', () => {
  expect(lays(west()).map(name)).toEqual(['C2 7/0', 'C4 Z1/2'])
})

test('a lay says what it completes and whether the terrain is paid', () => {
  const [curve, straight] = lays(west())
  expect(curve).toEqual({ hex: 'C2', tile: '7', rotation: 0, stops: [], first: true, completes: [1] })
  expect(straight).toMatchObject({ hex: 'C4', stops: [0], first: true, completes: [2] })
})

test('only colours that are open, and tiles that are left', () => {
  expect(lays(west(), { colors: [] })).toEqual([])
  let laid = layTile(west(), ISLE, { hex: 'D5', tile: '7', rotation: 0, stops: [] })
  laid = layTile(laid, ISLE, { hex: 'C6', tile: '7', rotation: 0, stops: [] })
  expect(lays(laid).map(name)).toEqual(['C4 Z1/2'])
  expect(whether(laid, 'C2', '7', 0)).toBe('stock')
})

test('an upgrade needs new track that is reached', () => {
  const laid = layTile(west(), ISLE, { hex: 'C4', tile: 'Z1', rotation: 2, stops: [0] })
  const upgrades = lays(laid, { colors: ['green'] }).map(name)
  expect(upgrades).toContain('C4 Z2/2')
  expect(upgrades).not.toContain('C4 Z3/2')
  expect(whether(laid, 'C4', 'Z3', 2)).toBe('connection')
})

test('where the game says so, a city that is reached or a value that rises is enough', () => {
  const laid = layTile(west(), ISLE, { hex: 'C4', tile: 'Z1', rotation: 2, stops: [0] })
  expect(whether(laid, 'C4', 'Z3', 2, { connections: [cityReached] })).toMatchObject({ completes: [] })
  expect(whether(laid, 'C4', 'Z3', 2, { connections: [newTrackReached, valueRises] })).toMatchObject({
    first: false,
  })
  let apart = placeToken(nothingLaid(), ISLE, 'B3', 0, 'Red')
  apart = layTile(apart, ISLE, { hex: 'C4', tile: 'Z1', rotation: 2, stops: [0] })
  for (const connection of [cityReached, valueRises, exitMet])
    expect(whether(apart, 'C4', 'Z3', 2, { connections: [connection] })).toBe('connection')
})

test('a city without track is not enough by itself', () => {
  const laid = west()
  expect(whether(laid, 'C4', 'Z1', 0, { connections: [cityReached] })).toBe('connection')
})

test('an exit that meets the network or a token in the hex is enough where the game says so', () => {
  let laid = west()
  expect(whether(laid, 'C4', 'Z1', 2, { connections: [exitMet] })).toMatchObject({ completes: [2] })
  expect(whether(laid, 'C4', 'Z1', 0, { connections: [exitMet] })).toBe('connection')
  laid = placeToken(laid, ISLE, 'C4', 0, 'Red')
  expect(whether(laid, 'C4', 'Z1', 0, { connections: [exitMet] })).toMatchObject({ first: true })
})

test('a city full of others is not passed, but a tile with more slots opens it', () => {
  let laid = placeToken(west(), ISLE, 'C4', 0, 'Blue')
  laid = layTile(laid, ISLE, { hex: 'C4', tile: 'Z1', rotation: 2, stops: [0] })
  expect(whether(laid, 'C4', 'Z2', 2)).toMatchObject({ hex: 'C4', completes: [4] })
})

test('every rotation that shows the same track is accepted', () => {
  expect(whether(west(), 'C4', 'Z1', 5)).toMatchObject({ rotation: 5 })
})

test('a misfit is told before anything else', () => {
  expect(whether(west(), 'C4', 'Z1', 1)).toBe('exit')
  expect(whether(west(), 'D3', '7', 1)).toBe('fixed')
})

test('what may be laid lies as it was judged', () => {
  const laid = west()
  for (const lay of lays(laid)) expect(uncheckedLay(laid, ISLE, RULES.coverRule, lay)).toEqual(lay)
  expect(lays(laid).length).toBeGreaterThan(0)
})
