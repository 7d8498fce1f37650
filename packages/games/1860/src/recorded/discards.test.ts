import { readRecordedFile } from '@roundhouse/18xx/recorded'
import { expect, test } from 'vitest'
import type { Action1860 } from '../actions.ts'
import {
  auctioned,
  beginRound,
  corporation,
  does,
  game,
  NAMES,
  setPhase,
  typesOf,
} from '../scenarios/position.ts'
import type { State1860 } from '../state.ts'
import { newMemory1860 } from './memory.ts'
import { translateAction } from './translateActions.ts'

/** A turn of C&N with three trains begins where two are allowed. */
function aboveLimit(charter: Partial<Parameters<typeof corporation>[2]>): State1860 {
  const state = auctioned(game(2, { preset: 'recorded' }))
  setPhase(state, '6')
  corporation(state, 'C&N', { price: 90, players: { A: 5 }, trains: ['4+2', '5+3', '6+3'], ...charter })
  beginRound(state)
  return state
}

test.each([
  ['its president', {}],
  ['whoever has the priority card', { players: {}, president: null, pool: 2 }],
] as const)('%s hands back the train that is recorded', (_, charter) => {
  const state = aboveLimit(charter)
  const train = state.corporations['C&N'].trains[1]!.id
  const players = NAMES.slice(0, 2).map((name) => ({ name }))
  const discard = { type: 'discard_train', entity: 'C&N', entity_type: 'corporation', train }
  const file = readRecordedFile({ title: '1860', players, actions: [discard] })!
  const move = translateAction(state, file.actions[0]!, newMemory1860(file))!
  expect(move).toEqual({ seat: 0, action: { kind: 'return-train', train } })
  does(state, 'A', move.action as Action1860)
  expect(typesOf(state, 'C&N')).toEqual(['4+2', '6+3'])
})
