import { expect, test } from 'vitest'
import { noteRevenue } from '../nationalisation/closing.ts'
import { nationalise } from '../nationalisation/nationalise.ts'
import {
  actions,
  auctioned,
  corporation,
  game,
  setOperation,
  setPhase,
  silent,
} from '../scenarios/position.ts'
import { auditedAction, eventIn, problemsWhen } from './testing/auditedAction.ts'

test('the priority card in the wrong hands after a bankruptcy (BKR.4)', () => {
  const state = auctioned(game(3))
  corporation(state, 'C&N', { price: 14, players: { C: 5 } })
  corporation(state, 'IOW', { price: 82, players: { A: 3, B: 2 } })
  setOperation(state, 'C&N', { step: 'token' })
  const right = auditedAction(state, 'C', actions.done)
  expect(eventIn(right, 'priority').seat).toBe(2)
  const problems = problemsWhen(right, (wrong) => {
    eventIn(wrong, 'priority').seat = 1
    wrong.after.priority = 1
  })
  expect(problems).toContain('1 has the priority card after a bankruptcy, by the rules 2')
})

test('companies that close and have not the lowest revenue (NAT.7)', () => {
  const state = auctioned(game(3))
  setPhase(state, '9')
  for (const id of ['C&N', 'IOW', 'FYN', 'S&C'] as const)
    corporation(state, id, { price: 58, players: { A: 5 } })
  nationalise(state, silent)
  noteRevenue(state, 'C&N', 100)
  noteRevenue(state, 'FYN', 200)
  setOperation(state, 'S&C', { step: 'trains', toOperate: [] })
  const right = auditedAction(state, 'A', actions.done)
  expect(eventIn(right, 'retired').corporations).toEqual(['IOW', 'S&C'])
  const problems = problemsWhen(right, (wrong) => {
    eventIn(wrong, 'retired').corporations = ['C&N', 'S&C']
  })
  expect(problems).toContain('C&N,S&C close, by the rules IOW,S&C')
})
