import { readFileSync } from 'node:fs'
import { fund } from '@roundhouse/finance/testing/purses'
import {
  below,
  type Chance,
  type ChanceState,
  type CheckedGame,
  type GameRecord,
  isRefusal,
  newTable,
  replayEntry,
  seeded,
} from '@roundhouse/kernel'
import { fuzzGame } from '@roundhouse/kernel/fuzz'
import { ruleBooksIn } from '@roundhouse/kernel/testing/ruleBooksIn'
import { expect, test } from 'vitest'
import type { Action1846 } from '../actions.ts'
import { checked1846 } from '../checked.ts'
import { game1846 } from '../index.ts'
import type { Options1846 } from '../options.ts'
import { launched, type State1846 } from '../state.ts'
import { newOperation } from '../turn.ts'

const FOLDER = new URL('../../', import.meta.url)
const RECORD: GameRecord = JSON.parse(readFileSync(new URL('example.json', FOLDER), 'utf8'))
const RULE_BOOKS = ruleBooksIn(FOLDER)

/** How many chances there are to begin at another moment, with other amounts. */
const BEGINNINGS = 1000

/** A real game, from some moment of an operating round on, in which the money and many of the trains are gone. */
const impoverished: CheckedGame<State1846, Action1846, Options1846> = {
  ...checked1846,
  setup(_players, _options, chance) {
    const { chance: _, ...state } = impoverish(chance)
    return state
  },
}

function impoverish(chance: Chance): State1846 {
  const luck = seeded(chance.order(BEGINNINGS)[0]!)
  const table = newTable(game1846, RECORD)
  if (isRefusal(table)) throw new Error(table.rule)
  const { state } = table
  const moves = RECORD.entries.length / 2 + below(luck, RECORD.entries.length / 2)
  for (const [index, entry] of RECORD.entries.entries()) {
    const isTurn = state.round === 'operating' && !state.steamboat && !state.deal && !state.surplus.length
    if (index >= moves && isTurn) break
    replayEntry(table, entry)
  }
  takeMoney(state, luck)
  takeTrains(state, luck)
  lowerPrices(state, luck)
  const [first, ...others] = launched(state) as [State1846['market'][number]['company']]
  Object.assign(state, { operation: { ...newOperation(first), step: 'trains' }, toOperate: others })
  expect(checked1846.violations(state)).toEqual([])
  return state
}

/** What is taken is the bank's. */
function takeMoney(state: State1846, luck: ChanceState): void {
  for (const player of state.players) fund(state, player, below(luck, player.cash + 1) % 400)
  for (const { treasury } of Object.values(state.corporations))
    fund(state, treasury, below(luck, treasury.cash + 1) % 300)
}

function takeTrains(state: State1846, luck: ChanceState): void {
  for (const [place, id] of launched(state).entries()) {
    if (place > 0 && below(luck, 3) === 0) continue
    const { trains } = state.corporations[id]
    state.scrapped.push(...trains.splice(0).map((train) => train.id))
  }
}

/** Some down to 10, whose corporations may close. */
function lowerPrices(state: State1846, luck: ChanceState): void {
  for (const marker of state.market) Object.assign(marker, { space: 1 + below(luck, marker.space) })
  state.market.sort((one, other) => other.space - one.space)
}

const SEEDS = Array.from({ length: 6 }, (_, index) => index + 1)

test('1846-6.60 to 1846-7.1d: whoever has no money for a train is never stuck, and nothing is lost', () => {
  const met: Record<string, number> = {}
  for (const seed of SEEDS) {
    const { tally, failure } = fuzzGame(impoverished, {
      ...{ ruleBooks: RULE_BOOKS, seed, players: RECORD.players.length, options: RECORD.options, cap: 30 },
    })
    expect(failure, `seed ${seed}`).toBeUndefined()
    for (const [kind, count] of Object.entries(tally)) met[kind] = (met[kind] ?? 0) + count
  }
  for (const kind of ['emergency-issue', 'sell-for-train', 'bankrupt', 'buy-train'])
    expect(met[kind], kind).toBeGreaterThan(0)
}, 120_000)
