import { faulty, sharedFaults, type TitleFault } from '@roundhouse/18xx/testing/plantedFaults'
import { refusal } from '@roundhouse/kernel'
import { fuzzGame } from '@roundhouse/kernel/fuzz'
import { ruleBooksIn } from '@roundhouse/kernel/testing/ruleBooksIn'
import { expect, test } from 'vitest'
import { checked1846 } from './checked.ts'

const RULE_BOOKS = ruleBooksIn(new URL('../', import.meta.url))

/** Within so many games each fault is found. */
const SEEDS = 8

const { withStep, withSideEffect } = faulty(checked1846)

const FAULTS: readonly TitleFault<typeof checked1846>[] = [
  ...sharedFaults(checked1846, {
    early: 'buy',
    pool: 'market',
    refused: refusal('1846-3.58', 'ran', { train: '2' }),
  }),
  [
    'a dollar is lost with a dividend',
    ['invariants', 'accounts'],
    withSideEffect('dividend', ({ players }, seat) => void players[seat]!.cash--),
  ],
  [
    'of the prices on offer for a private one is refused',
    ['offered-is-accepted'],
    withStep('buy-private', ({ refuse }) => ({
      refuse: (state, action, seat) =>
        'price' in action && action.price > 5 && action.price < 20
          ? refusal('1846-4.1', 'turn', { player: { seat } })
          : refuse(state, action, seat),
    })),
  ],
  [
    'a view shows the generator',
    ['redaction'],
    {
      ...checked1846,
      redact: (state, viewer) => ({ ...checked1846.redact(state, viewer), luck: state.chance }),
    },
  ],
]

test.each(FAULTS)(
  'it is found when %s',
  (_fault, laws, game) => {
    let found: string | undefined
    for (let seed = 1; seed <= SEEDS && !found; seed++)
      found = fuzzGame(game, { ruleBooks: RULE_BOOKS, seed, players: 3 + (seed % 3), cap: 400 }).failure?.law
    expect(laws).toContain(found)
  },
  60_000,
)
