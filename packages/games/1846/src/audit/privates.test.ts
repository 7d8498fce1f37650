import { expect, test } from 'vitest'
import { actions, afterDraft, corporation, does, game, setOperation } from '../scenarios/position.ts'
import type { State1846 } from '../state.ts'
import {
  type AuditedAction1846,
  auditedAction,
  paysMore,
  paysNothing,
  problemsWhen,
} from './testing/auditedAction.ts'

function inTurn(): State1846 {
  const state = afterDraft(game(5), { A: ['TBC', 'MC'], B: ['MS'] })
  corporation(state, 'NYC', { price: 90, players: { A: 5 }, treasury: 500 })
  setOperation(state, 'NYC')
  return state
}

test('a private above its price, or for nothing (1846-6.6a)', () => {
  const right = auditedAction(inTurn(), 'A', actions.buyPrivate('TBC', 60))
  expect(problemsWhen(right, (wrong) => paysMore(wrong, 'private', 1))).toEqual(['NYC pays 61 for TBC'])
  expect(problemsWhen(right, (wrong) => paysNothing(wrong, 'private'))).toEqual(['NYC pays 0 for TBC'])
})

test('a private at another price than was agreed on, and a minor that keeps its cash (1846-3.57)', () => {
  const state = inTurn()
  does(state, 'A', actions.buyPrivate('MS', 50))
  const problems = problemsWhen(auditedAction(state, 'B', actions.agree), (wrong) => {
    paysMore(wrong, 'private', -10)
    paysMore(wrong, 'minor', -5)
  })
  expect(problems).toEqual([
    'not paid: NYC pays 1 50 (private)',
    'not paid: MS pays NYC 60 (minor)',
    'not due: NYC pays 1 40 (private)',
    'not due: MS pays NYC 55 (minor)',
  ])
})

test('a private of which nobody was the owner', () => {
  const problems = problemsWhen(auditedAction(inTurn(), 'A', actions.buyPrivate('TBC', 60)), ({ before }) => {
    before.privates.TBC.owner = null
  })
  expect(problems).toEqual(['NYC buys TBC from nobody', 'not due: NYC pays 0 60 (private)'])
})

test('a second tile that is not given up (1846-3.32)', () => {
  const state = inTurn()
  does(state, 'A', actions.buyPrivate('MC', 1))
  does(state, 'A', actions.privateLay('MC', 'B10 #9 r1'))
  expect(state.privates.MC.uses).toBe(1)
  const problems = problemsWhen(auditedAction(state, 'A', actions.buyPrivate('TBC', 1)), ({ after }) => {
    after.privates.MC.uses = 1
  })
  expect(problems).toEqual(['uses of MC is 1, by the events 0'])
})

/** The last card is Michigan Southern: when A declines it at 90, C must take it for its debt. */
function lastCard(): AuditedAction1846 {
  const state = game(3)
  const others = state.draft!.deck.filter((card) => card !== 'MS')
  state.draft = { seat: 0, deck: ['MS'], chosen: [[], others, []], price: 90 }
  return auditedAction(state, 'A', actions.decline)
}

test('the last card at what it cost before (1846-3.6)', () => {
  const problems = problemsWhen(lastCard(), ({ events, after }) => {
    const paid = events.find((event) => event.kind === 'paid' && event.payer === 2)
    Object.assign(paid!, { amount: 90 })
    after.players[2]!.cash -= 10
    after.bank.cash += 10
  })
  expect(problems).toEqual(['not paid: 2 pays bank 80 (draft)', 'not due: 2 pays bank 90 (draft)'])
})

test('a minor that does not get its treasury (1846-3.8)', () => {
  const problems = problemsWhen(lastCard(), ({ events, after }) => {
    events.splice(
      events.findIndex((event) => event.kind === 'paid' && event.payee === 'MS'),
      1,
    )
    after.minors.MS.treasury.cash -= 60
    after.bank.cash += 60
  })
  expect(problems).toEqual(['not paid: bank pays MS 60 (draft)'])
})
