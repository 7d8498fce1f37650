import { expect, test, vi } from 'vitest'
import { readLocal } from '../../../app/localStore.ts'
import {
  ageSelections,
  forgetSelection,
  forgetSelectionsOf,
  savedSelection,
  saveSelection,
} from './savedSelection.ts'

const makePicture = vi.fn<(picture: () => void) => number>()
vi.stubGlobal('requestAnimationFrame', makePicture)

const at = (id: string, seat: number, moves = 0) => ({ id, moves, turn: { seat, prompt: '' } })
const take = { kind: 'take', count: 2 }
const toss = { kind: 'toss' }

test('each seat of each table has its own', () => {
  saveSelection(at('a', 0), take)
  saveSelection(at('b', 0), toss)
  saveSelection(at('a', 1), toss)
  expect(savedSelection(at('a', 0))).toEqual({ action: take, isOld: false })
  expect(savedSelection(at('b', 0))).toEqual({ action: toss, isOld: false })
  forgetSelection(at('b', 0))
  expect(savedSelection(at('b', 0))).toBeUndefined()
  expect(savedSelection(at('a', 1))).toEqual({ action: toss, isOld: false })
  forgetSelectionsOf('a')
  expect([savedSelection(at('a', 0)), savedSelection(at('a', 1))]).toEqual([undefined, undefined])
})

test('after other moves it is old, and only tried again where others move', () => {
  saveSelection(at('a', 0, 3), take)
  expect(savedSelection(at('a', 0, 5))).toBeUndefined()
  expect(savedSelection({ ...at('a', 0, 5), online: 'playing' })).toEqual({ action: take, isOld: true })
  expect(savedSelection({ ...at('a', 0, 3), turn: null })).toBeUndefined()
})

test('where moves were taken back it is old, however many stand again', () => {
  saveSelection(at('a', 0, 3), take)
  ageSelections('a')
  expect(savedSelection({ ...at('a', 0, 3), online: 'playing' })).toEqual({ action: take, isOld: true })
})

test('there is an end to how many are kept', () => {
  for (let game = 0; game < 40; game++) saveSelection(at(`${game}`, 0), take)
  expect(savedSelection(at('9', 0))).toBeUndefined()
  expect(savedSelection(at('39', 0))).toBeDefined()
})

test('it is written down once the next picture is made', async () => {
  expect(savedSelection(at('x', 0))).toBeUndefined()
  const before = readLocal('drafts')
  makePicture.mockClear()
  saveSelection(at('x', 0), take)
  saveSelection(at('x', 0), toss)
  expect(readLocal('drafts')).toBe(before)
  expect(makePicture).toHaveBeenCalledTimes(1)
  makePicture.mock.calls[0]![0]()
  await vi.waitFor(() => expect(readLocal('drafts')).toContain('"x"'))
  expect(savedSelection(at('x', 0))).toEqual({ action: toss, isOld: false })
})
