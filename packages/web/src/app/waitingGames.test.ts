import { describe, expect, test } from 'vitest'
import type { DeviceGameCard } from '../worker/protocol/cards.ts'
import { countWaiting, waitingOnDevice } from './waitingGames.ts'

const card = (turn: number[], branchOf?: DeviceGameCard['branchOf']): DeviceGameCard => ({
  id: '',
  game: '',
  name: '',
  seats: [
    { name: 'Aoi', kind: 'person' },
    { name: 'B', kind: 'steady' },
  ],
  moves: 0,
  time: 0,
  turn,
  statusLines: { en: { round: '', prompt: '' }, ja: { round: '', prompt: '' } },
  scores: [],
  ...(branchOf && { branchOf }),
})

test('what waits is a game in which a person is asked, not a bot, and no branch', () => {
  expect(waitingOnDevice([card([0]), card([1]), card([]), card([1, 0])])).toHaveLength(2)
  expect(waitingOnDevice([card([0], { id: 'x', move: 1 })])).toEqual([])
  expect(waitingOnDevice([{ ...card([0]), oldRules: true }])).toEqual([])
})

describe('of the game that is open it is known sooner than by the lists', () => {
  const { seats } = card([])
  const listed = [{ id: 'here' }, { id: 'there' }]
  const asking = (seat: number) => ({ id: 'here', seats, asked: [{ seat, prompt: '' }], viewer: 0 })

  test('on this device, for any person', () => {
    expect(countWaiting(listed, null)).toBe(2)
    expect(countWaiting(listed, asking(1))).toBe(1)
    expect(countWaiting([{ id: 'there' }], asking(0))).toBe(2)
    expect(countWaiting([], { ...asking(0), branchOf: { id: 'there', move: 1 } })).toBe(0)
  })

  test('at a table of the server, for whoever looks', () => {
    const atTable = (seat: number) => ({ ...asking(seat), online: 'playing' as const })
    expect(countWaiting(listed, atTable(1))).toBe(1)
    expect(countWaiting([], atTable(0))).toBe(1)
    expect(countWaiting([], { ...atTable(0), viewer: null })).toBe(0)
  })
})
