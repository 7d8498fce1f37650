import { copy } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import type { Options1846 } from '../options.ts'
import {
  actions,
  afterDraft,
  corporation,
  does,
  doesWithConsent,
  game,
  refuses,
  setOperation,
  setPhase,
  setStockRound,
  tiles,
  trainId,
  treasury,
  tries,
} from '../scenarios/position.ts'
import type { State1846 } from '../state.ts'

/** PRR, of A, owns Little Miami; A owns Michigan Central and Ohio & Indiana. */
function withLittleMiami(options: Partial<Options1846> = {}): State1846 {
  const state = afterDraft(
    game(5, { with: ['MC', 'O&I', 'LM'], options: { edition: 'second', bestRun: 'declared', ...options } }),
    { A: ['MC', 'O&I'] },
  )
  corporation(state, 'PRR', { price: 100, players: { A: 5 }, treasury: 200, trains: ['2'], privates: ['LM'] })
  setOperation(state, 'PRR')
  return state
}

test('1846-2.9: a first tile that joins nothing owes the second one', () => {
  const state = withLittleMiami({ privateTiming: 'ownTurn' })
  does(state, 'A', actions.buyPrivate('MC', 1))
  does(state, 'A', actions.privateLay('LM', 'G13 #57 r0'))
  for (const action of [
    actions.run(),
    actions.token('E11'),
    actions.buyPrivate('O&I', 1),
    actions.privateLay('MC', 'B10 #9 r1'),
  ])
    refuses(state, 'A', action, '2.9')
  refuses(state, 'A', actions.privateLay('LM', 'H12 #291 r0'), '2.9')
  does(state, 'A', actions.privateLay('LM', 'H12 #291 r2'))
  does(state, 'A', actions.privateLay('MC', 'B10 #9 r1'))
  expect(treasury(state, 'PRR')).toBe(199)
})

test('1846-2.9: new track of both tiles is part of the connection', () => {
  const state = withLittleMiami()
  setPhase(state, 'II')
  tiles(state, 'H12 #292 r2', 'H14 #7 r1')
  // by the old track of Cincinnati over H14
  does(tries(state, 'A', actions.privateLay('LM', 'G13 #57 r2')), 'A', actions.run())
  does(state, 'A', actions.privateLay('LM', 'H12 #296 r0'))
  refuses(state, 'A', actions.privateLay('LM', 'G13 #57 r2'), '2.9')
  does(state, 'A', actions.privateLay('LM', 'G13 #57 r0'))
})

test('1846-3.20: using a private not just bought is something else', () => {
  const state = withLittleMiami()
  does(state, 'A', actions.buyPrivate('MC', 1))
  does(state, 'A', actions.privateLay('LM', 'G13 #57 r0'))
  does(state, 'A', actions.privateLay('LM', 'H12 #291 r2'))
  refuses(state, 'A', actions.privateLay('MC', 'B10 #9 r1'), '3.20')
})

test('1846-3.32: another purchase gives up the second tile and nothing else', () => {
  const state = withLittleMiami()
  does(state, 'A', actions.buyPrivate('MC', 1))
  does(state, 'A', actions.privateLay('MC', 'B10 #9 r1'))
  refuses(state, 'A', actions.privateLay('MC', 'B10 #9 r1'), '3.33')
  refuses(state, 'A', actions.privateLay('MC', 'B12 #57 r1'), '3.31')
  refuses(state, 'A', actions.privateLay('MC', 'F14 #9 r1'), '3.31')
  refuses(state, 'A', actions.privateLay('MC', 'B12 #9 r4'), '6.20d')
  does(tries(state, 'A', actions.privateLay('MC', 'B12 #9 r1')), 'A', actions.buyPrivate('O&I', 1))
  does(state, 'A', actions.buyPrivate('O&I', 1))
  refuses(state, 'A', actions.privateLay('MC', 'B12 #9 r1'), '3.32')
  does(state, 'A', actions.privateLay('O&I', 'F14 #9 r1'))
})

test('1846-3.32: an offer that is declined is no action, for a private or for a train', () => {
  const state = afterDraft(game(5, { with: ['MC', 'SC'] }), { A: ['MC'], B: ['SC'] })
  corporation(state, 'PRR', { price: 100, players: { A: 5 }, treasury: 200, trains: ['2'] })
  corporation(state, 'GT', { price: 90, players: { B: 5 }, trains: ['2'] })
  setOperation(state, 'PRR', { step: 'trains' })
  does(state, 'A', actions.buyPrivate('MC', 1))
  does(state, 'A', actions.privateLay('MC', 'B10 #9 r1'))
  does(state, 'A', actions.buyPrivate('SC', 1))
  does(state, 'B', actions.disagree)
  does(state, 'A', actions.offerTrain('GT', trainId(state, 'GT', '2'), 1))
  does(state, 'B', actions.disagree)
  const declined = tries(state, 'A', actions.privateLay('MC', 'B12 #9 r1'))
  expect(declined.board.tiles).toMatchObject({ B10: { tile: '9' }, B12: { tile: '9' } })
  // one that is accepted is
  const bought = copy(state)
  doesWithConsent(bought, 'A', actions.buyPrivate('SC', 1))
  refuses(bought, 'A', actions.privateLay('MC', 'B12 #9 r1'), '3.32')
  doesWithConsent(state, 'A', actions.offerTrain('GT', trainId(state, 'GT', '2'), 1))
  refuses(state, 'A', actions.privateLay('MC', 'B12 #9 r1'), '3.32')
})

test('1846-3.20, 1846-3.31: in no other round, and never for a player', () => {
  const state = withLittleMiami({ privateTiming: 'ownTurn' })
  does(state, 'A', actions.buyPrivate('MC', 1))
  setStockRound(state, 'A')
  refuses(state, 'A', actions.privateLay('MC', 'B10 #9 r1'), '3.20')
  refuses(state, 'A', actions.privateLay('O&I', 'F14 #9 r1'), '3.31')
  refuses(state, 'A', actions.lay('B10 #9 r1'), '4.1')
})
