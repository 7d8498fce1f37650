import { type BoardScene, type HexScene, plainStop } from '@roundhouse/view'
import { BARE_HEX } from '@roundhouse/view/testing/bareHex'
import { expect, test } from 'vitest'
import { enPage } from '../../words/en.ts'
import { jaPage } from '../../words/ja.ts'
import { costWords, markWords, stopWords, tileWords, trackWords } from './hexWords.ts'

const CITY: HexScene = {
  hex: 'H12',
  column: 12,
  row: 8,
  ground: 'green',
  tile: '297',
  name: 'Cincinnati',
  labels: ['Z'],
  stops: [
    {
      kind: 'city',
      revenue: { values: [50], now: 50 },
      slots: ['B&O', null, null],
      reservedFor: [null, 'PRR', null],
    },
  ],
  paths: [
    [1, 's0'],
    [0, 5],
  ],
  terrain: [],
  borders: [
    { edge: 0, kind: 'water', cost: 40 },
    { edge: 2, kind: 'impassable' },
  ],
  joined: [],
  marks: [
    { kind: 'bonus', label: '+30', company: 'IC' },
    { kind: 'port', label: 'Port' },
  ],
}
const BOARD: BoardScene = { layout: 'pointy', currency: { before: '$' }, hexes: [CITY] }

test('a hex in words', () => {
  expect(tileWords(enPage, CITY)).toBe('green #297')
  expect(trackWords(enPage, 'pointy', CITY)).toEqual(['W–city', 'SW–SE'])
  expect(stopWords(enPage, CITY.stops[0]!)).toEqual(['city 50', 'B&O', 'kept for PRR', '1 empty slot'])
  expect(costWords(enPage, BOARD, CITY)).toEqual(['SW edge: water $40', 'NW edge: nothing passes'])
  expect(markWords(enPage, CITY)).toEqual(['Z', '+30 IC', 'Port'])
  expect(markWords(enPage, { ...BARE_HEX, goods: ['red', 'blue', 'red'] })).toEqual([
    '2 red cubes',
    '1 blue cube',
  ])
  const marks = (['goal', 'token'] as const).map((kind) => ({ kind, label: 'WR', company: 'WR' }))
  expect(markWords(enPage, { ...BARE_HEX, marks })).toEqual([
    'destination of WR',
    'token of WR, without a city yet',
  ])
  expect(stopWords(enPage, { ...plainStop('city'), takes: 'gray' })).toEqual(['city', 'takes gray cubes'])
})

test('the same in Japanese', () => {
  expect(trackWords(jaPage, 'pointy', CITY)).toEqual(['西–都市', '南西–南東'])
  expect(stopWords(jaPage, CITY.stops[0]!)).toEqual(['都市 50', 'B&O', 'PRR の予約枠', '空き枠 1'])
})

test('several stops are told apart by number, several figures by the one that holds', () => {
  const [city] = CITY.stops
  const two: HexScene = {
    ...CITY,
    stops: [city!, city!],
    paths: [
      [0, 's0'],
      [3, 's1'],
      [4, 'j'],
    ],
  }
  expect(trackWords(enPage, 'flat', two)).toEqual(['S–stop 1', 'N–stop 2', 'NE–middle'])
  expect(
    stopWords(enPage, {
      kind: 'offboard',
      revenue: { values: [20, 40], now: 40 },
      slots: [],
      reservedFor: [],
    }),
  ).toEqual(['off-board 40 (of 20, 40)'])
})
