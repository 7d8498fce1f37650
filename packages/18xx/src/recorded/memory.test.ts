import { expect, test } from 'vitest'
import { LAKESIDE } from '../testing/lakeside.ts'
import { cityNamed, corporationOf, newMemory, parPrice, seatNamed, tileLaid } from './memory.ts'
import { Unreadable } from './unreadable.ts'

const memory = () => newMemory({ players: [{ id: 131, name: 'Ann' }, { name: 'Bob' }] })

test('players are known by number or name', () => {
  expect(seatNamed(memory(), 131)).toBe(0)
  expect(seatNamed(memory(), 'Bob')).toBe(1)
  expect(() => seatNamed(memory(), 'Ann')).toThrow(Unreadable)
})

test('shares and prices say what they belong to', () => {
  expect(corporationOf(['C', 'C&O'], 'C&O_3')).toBe('C&O')
  expect(() => corporationOf(['C'], 'PRR_1')).toThrow(Unreadable)
  expect(parPrice('80,0,8')).toBe(80)
  expect(parPrice(74)).toBe(74)
})

test('a city is that of a hex, or of a copy of a tile where it was laid last', () => {
  const known = memory()
  expect(tileLaid(LAKESIDE.board, { hex: 'C4', tile: '57-1', rotation: 3 }, known)).toEqual({
    hex: 'C4',
    tile: '57',
    rotation: 0,
  })
  expect(cityNamed(LAKESIDE.board, '57-1-0', known)).toEqual({ hex: 'C4', city: 0 })
  expect(cityNamed(LAKESIDE.board, 'B3-0-0', known)).toEqual({ hex: 'B3', city: 0 })
  expect(() => cityNamed(LAKESIDE.board, '57-0-0', known)).toThrow(Unreadable)
  expect(() => cityNamed(LAKESIDE.board, 'Z9-0-0', known)).toThrow(Unreadable)
})
