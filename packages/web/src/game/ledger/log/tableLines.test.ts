import { expect, test } from 'vitest'
import { withTableLines } from './tableLines.ts'

const LINES = [
  { text: 'dealt', move: 0 },
  { text: 'a', move: 1 },
  { text: 'Ben', move: 2, heading: 'turn' as const },
  { text: 'b', move: 2 },
]
const texts = (...given: Parameters<typeof withTableLines>) =>
  withTableLines(...given).map(({ text }) => text)
const tell = ({ seat, count }: { seat: number; count: number }) => `${seat} took back ${count}`

test('what was taken back is told after the moves that stood then, and what is asked at the end', () => {
  const takeBacks = [
    { after: 1, seat: 0, count: 2 },
    { after: 2, seat: 1, count: 1 },
  ]
  expect(texts(LINES, takeBacks, tell, ['Ada asks'])).toEqual([
    'dealt',
    'a',
    '0 took back 2',
    'Ben',
    'b',
    '1 took back 1',
    'Ada asks',
  ])
  expect(texts(LINES, [], tell, [])).toEqual(LINES.map(({ text }) => text))
})
