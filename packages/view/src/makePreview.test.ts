import { type GameEvent, isRefusal, newTable } from '@roundhouse/kernel'
import { type PebblesAction, type PebblesState, pebbles } from '@roundhouse/kernel/testing/pebbles'
import { expect, test } from 'vitest'
import { changesBetween } from './changes.ts'
import { type Previewer, previewsFrom, previewWith } from './makePreview.ts'
import { BARE_HEX } from './testing/bareHex.ts'
import type { ReaderWording } from './wording.ts'
import { type CommonWords, commonEn } from './words.en.ts'

const PREVIEWER: Previewer<PebblesState, PebblesAction, GameEvent, ReaderWording<CommonWords>> = {
  game: pebbles,
  boundaries: [],
  acceptance: ({ heap, turn }) => (heap === 3 ? [turn, { kind: 'take', count: 3 }] : undefined),
  changes: (outcome) => changesBetween(outcome, ({ heap }) => [['Heap', String(heap)]]),
  prices: () => [],
  warnings: ({ after: { heap } }) => (heap === 0 ? ['This ends the game.'] : []),
  effects: ({ after: { heap } }) => [
    { label: 'Left', value: String(heap) },
    { label: 'Nothing', value: '' },
  ],
  hexScene: ({ heap }) => ({ ...BARE_HEX, hex: `H${heap}` }),
}

const PREVIEWS = previewsFrom(PREVIEWER, {
  take: ({ before, after: { heap } }, { count }) => ({
    label: `Take ${count}`,
    hex: 'H0',
    ...(heap === 0 && { warnings: ['Think twice.'] }),
    ...(before.heap === 6 && { next: [{ action: { kind: 'take', count: 2 }, label: 'Take 1, then 2' }] }),
  }),
})

function previewOf(heap: number, count: number, previews = PREVIEWS) {
  const table = newTable(pebbles, { players: ['A', 'B'], options: { heap }, seed: 1 })
  if (isRefusal(table)) throw new Error(table.rule)
  const before = JSON.stringify(table.state)
  const preview = previewWith(previews, table.state, { kind: 'take', count }, 0, {
    words: commonEn,
    players: ['A', 'B'],
  })
  expect(JSON.stringify(table.state)).toBe(before)
  return preview
}

test('a preview tells what the action says of itself and what its outcome does', () => {
  expect(previewOf(12, 2)).toEqual({
    label: 'Take 2',
    changes: [{ label: 'Heap', before: '12', after: '10' }],
    notes: [],
    effects: [{ label: 'Left', value: '10' }],
    hex: { ...BARE_HEX, hex: 'H10' },
  })
})

test('warnings of an action come before those of its outcome', () => {
  expect(previewOf(2, 2).warning).toBe('Think twice. This ends the game.')
})

test('an offer is shown as if it were accepted', () => {
  expect(previewOf(4, 1).changes).toEqual([{ label: 'Heap', before: '4', after: '0' }])
})

test('a preview tells what it is too late for afterwards, which is everything where a turn is over', () => {
  expect(previewOf(12, 2).endedKinds).toBeUndefined()
  expect(previewOf(4, 3).endedKinds).toEqual(['toss', 'trade'])
  const endsTurns = previewsFrom({ ...PREVIEWER, boundaries: ['took'] }, { take: () => ({ label: 'Take' }) })
  expect(previewOf(12, 2, endsTurns).endedKinds).toEqual(['take', 'toss', 'draw', 'trade'])
})

test('what is decided next has a label for both', () => {
  expect(previewOf(6, 1).next).toMatchObject([
    { action: { kind: 'take', count: 2 }, preview: { label: 'Take 1, then 2' } },
  ])
})
