import { expect, test } from 'vitest'
import type { DeviceGameCard } from '../worker/protocol/cards.ts'
import { countWaiting } from './waitingGames.ts'

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
  expect(countWaiting([card([0]), card([1]), card([]), card([1, 0])])).toBe(2)
  expect(countWaiting([card([0], { id: 'x', move: 1 })])).toBe(0)
})
