import { newTrackReached } from '@roundhouse/board'
import { expect, test } from 'vitest'
import { boardWith, LAKESIDE } from '../../testing/lakeside.ts'
import type { Builder } from '../../track/lays.ts'
import { reservedSlots } from '../../track/reservedSlots.ts'
import { en18xx } from '../words.en.ts'
import { describeHex } from './describeHex.ts'
import { hexSceneOf, type ShownBoard } from './hexSceneOf.ts'
import { nextTiles } from './nextTiles.ts'

const shown = (laid: ShownBoard['laid'], era = 'early'): ShownBoard => ({
  laid,
  era,
  reservedSlots: (hex, city) => reservedSlots(LAKESIDE, hex, city, () => 'L-home'),
  marks: (hex) => (hex === 'C2' ? [{ kind: 'blocked', label: 'P' }] : []),
})

test('a hex shows its print, what is reserved in it and what is marked', () => {
  expect(hexSceneOf(LAKESIDE, shown(boardWith()), 'B3')).toMatchObject({
    name: 'West',
    ground: 'plain',
    stops: [{ kind: 'city', slots: [null], reservedFor: ['Red'] }],
  })
  expect(hexSceneOf(LAKESIDE, shown(boardWith()), 'C2').marks).toEqual([{ kind: 'blocked', label: 'P' }])
  expect(hexSceneOf(LAKESIDE, shown(boardWith([], ['B3 Red'])), 'B3').stops).toMatchObject([
    { slots: ['Red'], reservedFor: [null] },
  ])
})

test('a stop is worth what it is worth in the era', () => {
  const values = (era: string) => hexSceneOf(LAKESIDE, shown(boardWith(), era), 'D3').stops[0]!.revenue
  expect(values('early')).toEqual({ values: [20, 40], now: 20 })
  expect(values('late')).toEqual({ values: [20, 40], now: 40 })
})

test('terrain and edges are shown until they are paid', () => {
  const scene = (...tiles: string[]) => hexSceneOf(LAKESIDE, shown(boardWith(tiles)), 'C4')
  expect(scene()).toMatchObject({ terrain: [{ cost: 40 }], borders: [{ edge: 0, cost: 20 }] })
  expect(scene('C4 #6 r0')).toMatchObject({ tile: '6', terrain: [], borders: [{ edge: 0 }] })
  expect(scene('C4 #6 r0', 'C6 #291 r3').borders).toEqual([])
})

test('the tiles that come next, turned so that least is wrong', () => {
  const tiles = nextTiles(LAKESIDE, shown(boardWith(['C4 #57 r2'], ['C4 Red'])), 'C4', undefined)
  expect(tiles.map(({ tile, failing, lay }) => [tile, failing, lay])).toEqual([
    ['14', [], { hex: 'C4', tile: '14', rotation: 2 }],
    ['15', [], { hex: 'C4', tile: '15', rotation: 2 }],
  ])
  expect(tiles[0]!.hex).toMatchObject({ ground: 'green', stops: [{ slots: ['Red', null] }] })
})

/** Red, as it builds. */
const RED: Builder = { company: 'Red', phase: '1', colors: ['yellow'], connections: [newTrackReached] }

test('a hex is told by the title, and by who reaches it and what could be laid', () => {
  const board = shown(boardWith(['B3 #5 r4'], ['B3 Red']))
  const about = { facts: [{ label: 'Terrain', value: '40' }], companies: ['Red', 'Blue'], builder: RED }
  const details = describeHex(LAKESIDE, board, 'C2', about, en18xx)
  expect(details.facts).toEqual([...about.facts, { label: 'Reached by', value: 'Red' }])
  expect(details.probes).toEqual([{ kind: 'lay', hex: 'C2', tile: '7', rotation: 0 }])
  expect(describeHex(LAKESIDE, board, 'C2', { ...about, builder: undefined }, en18xx).probes).toEqual([])
  expect(describeHex(LAKESIDE, board, 'D5', about, en18xx).facts.at(-1)!.value).toBe('nobody')
  expect(describeHex(LAKESIDE, board, 'D3', about, en18xx)).toEqual({
    facts: about.facts,
    tiles: [],
    probes: [],
  })
})
