import { whyNot } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { game1846 } from '../index.ts'
import { afterDraft, corporation, game, setOperation } from '../scenarios/position.ts'
import { hexDetails } from './board.ts'
import { en1846 } from './words.en.ts'
import { ja1846 } from './words.ja.ts'

function opening() {
  const state = afterDraft(game(5, { with: ['PRR', 'MC'] }), { A: ['MC'] })
  corporation(state, 'PRR', { price: 100, players: { A: 5 }, treasury: 200 })
  setOperation(state, 'PRR')
  return state
}

test('a reserved slot with its prices', () => {
  const fact = { label: 'Kept for PRR', value: '$40; not connected $60' }
  expect(hexDetails(opening(), 'E11', en1846).facts).toContainEqual(fact)
  expect(hexDetails(opening(), 'E11', ja1846).facts[0]).toEqual({
    label: 'PRR の予約枠',
    value: '$40（接続なし $60）',
  })
})

test('who reaches a hex, and what closes one', () => {
  expect(hexDetails(opening(), 'E19', en1846).facts).toEqual([{ label: 'Reached by', value: 'PRR' }])
  expect(hexDetails(opening(), 'B10', en1846).facts).toContainEqual(
    expect.objectContaining({ value: 'while a player owns Michigan Central', alarming: true }),
  )
})

test('the tiles of the next colour, as they would lie with least wrong', () => {
  const { tiles } = hexDetails(opening(), 'E19', en1846)
  expect(tiles.map(({ tile }) => tile)).toEqual(['7', '8', '9'])
  for (const { hex, failing, lay } of tiles) {
    expect(hex).toMatchObject({ hex: 'E19', ground: 'yellow' })
    expect(lay).toMatchObject({ hex: 'E19' })
    expect(failing).toEqual([])
  }
})

test('a city becomes only a city, and a printed gray hex nothing', () => {
  expect(hexDetails(opening(), 'E11', en1846).tiles.map(({ tile }) => tile)).toEqual(['5', '6', '57'])
  expect(hexDetails(opening(), 'F20', en1846).tiles).toEqual([])
})

test('a tile that suits a hex is refused for what stands against any tile there', () => {
  const state = opening()
  const { probes } = hexDetails(state, 'E17', en1846)
  expect(probes!.length).toBeGreaterThan(0)
  for (const action of probes!)
    expect(whyNot(game1846, state, 0, action)).toMatchObject({ rule: '1846-6.20f', reason: 'connection' })
})

test('a tile that can be linked only if it leaves the board is refused for that', () => {
  const state = afterDraft(game(5, { with: ['IC'] }), {})
  corporation(state, 'IC', { price: 100, players: { A: 5 }, treasury: 200 })
  setOperation(state, 'IC')
  const seven = hexDetails(state, 'J4', en1846).tiles.find(({ tile }) => tile === '7')!
  expect(seven.failing).not.toEqual([])
  expect(whyNot(game1846, state, 0, { kind: 'lay', ...seven.lay })).toMatchObject({ reason: 'exit' })
})
