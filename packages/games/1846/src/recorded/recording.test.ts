import { fixtureNames, readFixture, readTrace } from '@roundhouse/18xx/testing/fixtures'
import { replayTrace, replayUndone } from '@roundhouse/18xx/testing/replayTrace'
import { isRefusal, newTable, replayEntry } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { checked1846 } from '../checked.ts'
import { game1846 } from '../index.ts'
import { readRecording } from './recording.ts'

const files = fixtureNames('1846', '18462pVariant')

test.skipIf(files.length === 0).each(files)(
  '%s: every action is offered, and every position is that of the trace',
  async (name) => {
    const { scores, result } = await replayTrace(checked1846, readFixture(name), readTrace(name))
    expect(scores).toEqual(result)
  },
  60_000,
)

test.skipIf(files.length === 0).each(files)(
  '%s: what was taken back later was offered too',
  (name) => replayUndone(checked1846, readFixture(name), readTrace(name)),
  60_000,
)

test.skipIf(files.length === 0)('what 18xx.games says of how a game was ended is read', () => {
  const endedBy = Object.fromEntries(files.map((name) => [name, readRecording(readFixture(name))?.endedBy]))
  const byPlayers = files.filter((name) => endedBy[name] === 'players')
  expect(byPlayers).toHaveLength(5)
  expect(Object.values(endedBy).filter(Boolean)).toHaveLength(5)
})

test('files of other games are not read', () => {
  expect(readRecording({ title: '1856', players: [], actions: [] })).toBeUndefined()
  expect(readRecording({ title: '1846' })).toBeUndefined()
  expect(readRecording({ title: '1846 2p Variant', players: [], actions: [] })).toBeUndefined()
  expect(readRecording('1846')).toBeUndefined()
})

/** A game of three in which the first choice is not what it should be. */
const oddGame = (action: object) =>
  readRecording({
    title: '1846',
    id: 7,
    players: ['A', 'B', 'C'].map((name) => ({ name })),
    settings: { optional_rules: ['first_ed'] },
    actions: [{ id: 1, entity: 'C', entity_type: 'player', ...action }],
  })!

test.each([
  ['an unknown type', { type: 'fly' }],
  ['a field that is missing', { type: 'bid' }],
  ['a player who is not there', { type: 'bid', company: 'MS', entity: 'Z' }],
  ['a tile that is not there', { type: 'lay_tile', hex: 'D14', tile: '999-0', rotation: 0 }],
  [
    'a company that is not on turn',
    { type: 'discard_train', train: '2-0', entity: 'GT', entity_type: 'corporation' },
  ],
])('%s is refused as no action of the game', (_, action) => {
  const game = oddGame(action)
  const table = newTable(game1846, { ...game, seed: 0 })
  if (isRefusal(table)) throw new Error(table.rule)
  const [move] = game.movesFor(table.state, 0)
  expect(replayEntry(table, move!)).toMatchObject({ rule: '1846-4.1', reason: 'form' })
})
