import { expect, test } from 'vitest'
import { boardWith, LAKESIDE } from '../testing/lakeside.ts'
import { bonusAt, runStop } from './runStop.ts'
import { trainNetwork } from './trainNetwork.ts'

const at = (hex: string, tokens: string[] = [], era = 'early') =>
  runStop(LAKESIDE, boardWith(['C4 #57 r2'], tokens), 'Red', era, hex, 0)

test('a stop is worth what it is worth in the era', () => {
  expect([at('C4').revenue, at('D3').revenue, at('D3', [], 'late').revenue]).toEqual([20, 20, 40])
})

test('trains run through where they have a token or a slot is empty', () => {
  expect(at('C4')).toMatchObject({ token: false, through: 'free' })
  expect(at('C4', ['C4 Red'])).toMatchObject({ token: true, through: 'free' })
  expect(at('C4', ['C4 Blue'])).toMatchObject({ token: false, through: 'never' })
  expect([at('D5').through, at('D3').through]).toEqual(['free', 'never'])
})

test('a bonus is for every stop of its hexes that the network has', () => {
  const network = trainNetwork(LAKESIDE, boardWith())
  const [bonus, ...others] = bonusAt(network, 'ferry', ['B3', 'D3'], 10)
  expect([bonus!.at.map((stop) => network.stops[stop]!.hex), bonus!.amount, others]).toEqual([
    ['B3', 'D3'],
    10,
    [],
  ])
  expect(bonusAt(network, 'ferry', ['C2'], 10)).toEqual([])
})
