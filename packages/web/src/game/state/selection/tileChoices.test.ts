import type { HexScene, Preview } from '@roundhouse/view'
import { BARE_HEX } from '@roundhouse/view/testing/bareHex'
import { expect, test } from 'vitest'
import type { OfferScene } from '../../../worker/protocol/position.ts'
import { rotatedOffer, tileChoicesOf } from './tileChoices.ts'

const scene = (tile?: string): HexScene => ({
  ...BARE_HEX,
  hex: 'B2',
  ground: 'yellow',
  ...(tile !== undefined && { tile }),
})
const offer = (tile: string, rotation: number): OfferScene => ({
  action: { kind: 'lay', hex: 'B2', tile, rotation },
  target: { on: 'hex', hex: 'B2' },
  heading: 'Lay',
})
const choice = (tile: string): Preview => ({ label: tile, changes: [], notes: [], hex: scene(tile) })

const offers = [offer('8', 0), offer('8', 2), offer('9', 1), offer('8', 5)]
const choices = tileChoicesOf(offers, ['8', '8', '9', '8'].map(choice), scene())

test('offers are gathered by tile', () => {
  expect(choices.tiles.map(({ tile, ways }) => [tile, ways.length])).toEqual([
    ['8', 3],
    ['9', 1],
  ])
})

test('a tile is turned round and round', () => {
  expect(rotatedOffer(choices, offers[0]!, 1)).toBe(offers[1])
  expect(rotatedOffer(choices, offers[3]!, 1)).toBe(offers[0])
  expect(rotatedOffer(choices, offers[0]!, -1)).toBe(offers[3])
  expect(rotatedOffer(choices, offers[2]!, 1)).toBe(offers[2])
})

test('what leaves the tile as it is is no tile to lay', () => {
  const token = offer('57', 0)
  const { tiles, others } = tileChoicesOf([token], [choice('57')], scene('57'))
  expect(tiles).toEqual([])
  expect(others).toHaveLength(1)
})
