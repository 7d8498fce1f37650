import { expect, test } from 'vitest'
import { forgetDraft, forgetDraftsOf, keepDraft, keptDraft } from './draft.ts'

const at = (id: string, seat: number, moves = 0) => ({ id, moves, turn: { seat, prompt: '' } })
const take = { kind: 'take', count: 2 }
const toss = { kind: 'toss' }

test('each seat of each table has its own', () => {
  keepDraft(at('a', 0), take)
  keepDraft(at('b', 0), toss)
  keepDraft(at('a', 1), toss)
  expect(keptDraft(at('a', 0))).toEqual({ action: take, isOld: false })
  expect(keptDraft(at('b', 0))).toEqual({ action: toss, isOld: false })
  forgetDraft(at('b', 0))
  expect(keptDraft(at('b', 0))).toBeUndefined()
  expect(keptDraft(at('a', 1))).toEqual({ action: toss, isOld: false })
  forgetDraftsOf('a')
  expect([keptDraft(at('a', 0)), keptDraft(at('a', 1))]).toEqual([undefined, undefined])
})

test('after other moves it is old, and only tried again where others move', () => {
  keepDraft(at('a', 0, 3), take)
  expect(keptDraft(at('a', 0, 5))).toBeUndefined()
  expect(keptDraft({ ...at('a', 0, 5), online: 'playing' })).toEqual({ action: take, isOld: true })
  expect(keptDraft({ ...at('a', 0, 3), turn: null })).toBeUndefined()
})

test('there is an end to how many are kept', () => {
  for (let game = 0; game < 40; game++) keepDraft(at(`${game}`, 0), take)
  expect(keptDraft(at('9', 0))).toBeUndefined()
  expect(keptDraft(at('39', 0))).toBeDefined()
})
