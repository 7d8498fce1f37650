import { fixtureNames, readFixture, readTrace } from '@roundhouse/18xx/testing/fixtures'
import { replayTrace, replayUndone } from '@roundhouse/18xx/testing/replayTrace'
import { isRefusal, newTable, replayEntry } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { checked1856 } from '../checked.ts'
import { game1856 } from '../index.ts'
import { readRecording } from './recording.ts'
import { DEPARTURES } from './testing/departures.ts'

const files = fixtureNames('1856')

test.skipIf(files.length === 0).each(files)(
  '%s: every action is offered, and every position is that of the trace',
  async (name) => {
    const { scores, result } = await replayTrace(
      checked1856,
      readFixture(name),
      readTrace(name),
      DEPARTURES[name],
    )
    expect(scores).toEqual(result)
  },
  120_000,
)

test.skipIf(files.length === 0).each(files)(
  '%s: what was taken back later was offered too',
  (name) => replayUndone(checked1856, readFixture(name), readTrace(name), DEPARTURES[name]),
  120_000,
)

const PLAYERS = ['A', 'B', 'C'].map((name) => ({ name }))

test.each([
  ['of another game', { title: '1846', players: PLAYERS, actions: [] }],
  ['without actions', { title: '1856', players: PLAYERS }],
  [
    'played on an earlier version of the rules',
    { title: '1856', players: PLAYERS, actions: [], settings: { pin: 'ab12cd3' } },
  ],
  [
    'with a rule that we do not have',
    { title: '1856', players: PLAYERS, actions: [], settings: { optional_rules: ['no_bonus'] } },
  ],
])('a file %s is not read', (_, file) => {
  expect(readRecording(file)).toBeUndefined()
})

/** A game of three in which the first action is not what it should be. */
const oddGame = (action: object) =>
  readRecording({
    title: '1856',
    players: PLAYERS,
    settings: { optional_rules: ['eight_train_variant', 'unlimited_bonus_tokens'] },
    actions: [{ id: 1, entity: 'A', entity_type: 'player', ...action }],
  })!

test('optional rules are options here', () => {
  const { players, options } = oddGame({ type: 'pass' })
  expect(players).toEqual(['A', 'B', 'C'])
  expect(options).toEqual({ preset: 'recorded', eightTrain: true, bonusRights: 'unlimited' })
})

test.each([
  ['an unknown type', { type: 'fly' }],
  ['a field that is missing', { type: 'bid', company: 'FT' }],
  ['a player who is not there', { type: 'bid', company: 'FT', price: 20, entity: 'Z' }],
  ['a tile that is not there', { type: 'lay_tile', hex: 'D17', tile: '999-0', rotation: 0 }],
  ['a corporation without president', { type: 'take_loan', entity: 'GT', entity_type: 'corporation' }],
])('%s is refused as no action of the game', (_, action) => {
  const recorded = oddGame(action)
  const table = newTable(game1856, { ...recorded, seed: 0 })
  if (isRefusal(table)) throw new Error(table.rule)
  const [move] = recorded.movesFor(table.state, 0)
  expect(replayEntry(table, move!)).toMatchObject({ rule: game1856.fallbackRules.form, reason: 'form' })
})
