import { expect, test } from 'vitest'
import { actions, corporation, setOperation, setStockRound, stockGame } from '../scenarios/position.ts'
import { auditedAction, dropEvent, eventIn, paysMore, problemsWhen } from './testing/auditedAction.ts'

test('an order that is not that of the prices, and income that is too high (OR.2, PRIV.1)', () => {
  const state = stockGame({ owners: { B: ['YHC'] } })
  corporation(state, 'C&N', { price: 90, players: { A: 5 } })
  corporation(state, 'IOW', { price: 100, players: { A: 5 } })
  setStockRound(state, 'C')
  state.stock!.passes = 2
  const right = auditedAction(state, 'C', actions.pass)
  expect(eventIn(right, 'operating-round').order).toEqual(['IOW', 'C&N'])
  expect(problemsWhen(right, (wrong) => void eventIn(wrong, 'operating-round').order.reverse())).toEqual([
    'the order is C&N,IOW, by the rules IOW,C&N',
  ])
  expect(problemsWhen(right, (wrong) => paysMore(wrong, 'private-income', 5))).toEqual([
    'not paid: bank pays 1 10 (private-income)',
    'not due: bank pays 1 15 (private-income)',
  ])
})

test('a company that operates without having floated (OR.2)', () => {
  const state = stockGame()
  corporation(state, 'C&N', { price: 90, players: { A: 5 } })
  setStockRound(state, 'C')
  state.stock!.passes = 2
  const right = auditedAction(state, 'C', actions.pass)
  const problems = problemsWhen(right, (wrong) => {
    eventIn(wrong, 'operating').company = 'IOW'
  })
  expect(problems).toContain('IOW operates and has not floated')
})

/** The last company of a round has its turn in phase 9. */
function lastTurn(trains: readonly '9+5'[]) {
  const state = stockGame({ phase: '9' })
  corporation(state, 'C&N', { price: 90, players: { A: 5 }, trains: ['9+5'] })
  corporation(state, 'IOW', { price: 82, players: { A: 5 }, trains })
  setOperation(state, 'IOW', { step: 'trains', round: 1, rounds: 1 })
  return state
}

test('the Southern Railway that is in force too early, or not told (SOU.2)', () => {
  const right = auditedAction(lastTurn([]), 'A', actions.done)
  const silent = problemsWhen(right, (wrong) => dropEvent(wrong, 'southern-in-force'))
  expect(silent).toEqual(['southernInForce is true, by the events false'])
  const early = problemsWhen(right, ({ before, after }) => {
    for (const one of [before, after]) one.phase = '8'
  })
  expect(early).toContain('there is no Southern Railway')
})

test('railways that are nationalised while a company has no train (NAT.1)', () => {
  const right = auditedAction(lastTurn(['9+5']), 'A', actions.done)
  expect(eventIn(right, 'nationalised').corporations).toEqual(['C&N', 'IOW'])
  const problems = problemsWhen(right, ({ before, after }) => {
    for (const one of [before, after]) {
      const [train] = one.corporations.IOW.trains.splice(0)
      one.scrapped.push(train!.id)
    }
  })
  expect(problems).toContain('C&N,IOW are nationalised, and IOW have no train')
})

test('a single company that closes (NAT.7)', () => {
  const right = auditedAction(lastTurn(['9+5']), 'A', actions.done)
  const problems = problemsWhen(right, (wrong) => {
    wrong.events.push({ kind: 'retired', corporations: ['IOW'] })
    wrong.after.nationalisation!.operating = ['C&N']
  })
  expect(problems).toEqual(['IOW close, by the rules C&N,IOW'])
})
