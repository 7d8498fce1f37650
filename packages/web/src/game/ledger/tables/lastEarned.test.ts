import { expect, test } from 'vitest'
import type { LoggedLine } from '../../../worker/protocol/position.ts'
import { lastEarned } from './lastEarned.ts'

const round = (move: number): LoggedLine => ({ text: `Round ${move}`, heading: 'round', move })
const run = (move: number, company: string, earned: number): LoggedLine => ({
  text: '',
  move,
  company,
  earned,
})

const LOG = [round(1), run(2, 'IC', 40), run(3, 'GT', 70), round(4), run(5, 'IC', 60)]

test('what a company took in last stands, until it takes in something again', () => {
  expect([...lastEarned(LOG, 4)]).toEqual([
    ['IC', 40],
    ['GT', 70],
  ])
  expect([...lastEarned(LOG, 5)]).toEqual([
    ['IC', 60],
    ['GT', 70],
  ])
  expect(lastEarned(LOG, 1).size).toBe(0)
})
