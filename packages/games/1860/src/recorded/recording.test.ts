import { fixtureNames, readFixture, readTrace } from '@roundhouse/18xx/testing/fixtures'
import { replayTrace, replayUndone } from '@roundhouse/18xx/testing/replayTrace'
import { isRefusal, newTable, replayEntry } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { checked1860 } from '../checked.ts'
import { game1860 } from '../index.ts'
import { readRecording } from './recording.ts'

const files = fixtureNames('1860')

test.skipIf(files.length === 0).each(files)(
  '%s: every action is offered, and every position is that of the trace',
  async (name) => {
    const { scores, result } = await replayTrace(checked1860, readFixture(name), readTrace(name))
    expect(scores).toEqual(result)
  },
  120_000,
)

test.skipIf(files.length === 0).each(files)(
  '%s: what was taken back later was offered too',
  (name) => replayUndone(checked1860, readFixture(name), readTrace(name)),
  120_000,
)

const PLAYERS = ['A', 'B', 'C'].map((name) => ({ name }))

test.each([
  ['of another game', { title: '1846', players: PLAYERS, actions: [] }],
  ['without actions', { title: '1860', players: PLAYERS }],
  [
    'played on an earlier version of the rules',
    { title: '1860', players: PLAYERS, actions: [], settings: { pin: 'ab12cd3' } },
  ],
  [
    'with a rule that we do not have',
    { title: '1860', players: PLAYERS, actions: [], settings: { optional_rules: ['no_bonus'] } },
  ],
])('a file %s is not read', (_, file) => {
  expect(readRecording(file)).toBeUndefined()
})

/** A game of three in which the first action is not what it should be. */
const oddGame = (action: object, ...rules: string[]) =>
  readRecording({
    title: '1860',
    players: PLAYERS,
    settings: { optional_rules: rules },
    actions: [{ id: 1, entity: 'A', entity_type: 'player', ...action }],
  })!

test.each([
  [['two_player_map'], { map: 'small' }],
  [['original_insolvency', 'no_skip_towns'], { insolvency: 'halfRevenue', towns: 'mustStop' }],
  [['original_game'], { map: 'small', insolvency: 'halfRevenue', towns: 'mustStop' }],
  [['re_enter_hexes', 'non_operated_full_value'], { hexReentry: 'allowed', unoperatedShares: 'full' }],
  [['simplified_insolvency'], {}],
])('the optional rules %j are options here', (rules, options) => {
  const recorded = oddGame({ type: 'pass' }, ...rules)
  expect(recorded.players).toEqual(['A', 'B', 'C'])
  expect(recorded.options).toEqual({ preset: 'recorded', ...options })
})

test.each([
  ['an unknown type', { type: 'fly' }],
  ['a field that is missing', { type: 'bid', company: 'BHC' }],
  ['a private that is not there', { type: 'bid', company: 'XYZ', price: 20 }],
  ['a player who is not there', { type: 'bid', price: 20, entity: 'Z' }],
  ['a tile that is not there', { type: 'lay_tile', hex: 'F2', tile: '999-0', rotation: 0 }],
  [
    'a private without owner',
    { type: 'buy_shares', shares: ['IOW_8'], entity: 'RPSC', entity_type: 'company' },
  ],
  [
    'a company that is not there',
    { type: 'dividend', kind: 'payout', entity: 'XYZ', entity_type: 'corporation' },
  ],
])('%s is refused as no action of the game', (_, action) => {
  const recorded = oddGame(action)
  const table = newTable(game1860, { ...recorded, seed: 0 })
  if (isRefusal(table)) throw new Error(table.rule)
  const [move] = recorded.movesFor(table.state, 0)
  expect(replayEntry(table, move!)).toMatchObject({ rule: game1860.fallbackRules.form, reason: 'form' })
})
