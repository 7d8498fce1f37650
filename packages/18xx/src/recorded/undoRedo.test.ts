import { expect, test } from 'vitest'
import type { RecordedAction } from './file.ts'
import { actionsNotUndone, singleActions } from './undoRedo.ts'

/** A list of actions in short: `lay`, `undo`, `undo 2`, `redo`, numbered from 1. */
const list = (...words: string[]): RecordedAction[] =>
  words.map((word, index) => {
    const [type, target] = word.split(' ') as [string, string?]
    return { type, id: index + 1, ...(target !== undefined && { action_id: Number(target) }) }
  })

const left = (...words: string[]) => actionsNotUndone(list(...words)).map(({ id }) => id)

test.each([
  ['an undo takes the last action back', ['a', 'b', 'undo', 'c'], [1, 4]],
  ['two undos take two back', ['a', 'b', 'c', 'undo', 'undo', 'd'], [1, 6]],
  ['a redo gives the latest group back', ['a', 'b', 'c', 'undo', 'undo', 'redo'], [1, 2]],
  ['an undo to a number takes all after it back', ['a', 'b', 'c', 'undo 1', 'd'], [1, 5]],
  ['a redo gives the whole group back', ['a', 'b', 'c', 'undo 1', 'redo'], [1, 2, 3]],
  ['an undo to 0 takes everything back', ['a', 'b', 'undo 0', 'c'], [4]],
  ['something else makes an undo final', ['a', 'b', 'undo', 'c', 'redo'], [1, 4]],
  ['a message is stepped over', ['a', 'b', 'message', 'undo', 'c'], [1, 3, 5]],
  ['a message leaves what was undone to be redone', ['a', 'b', 'undo', 'message', 'redo'], [1, 2, 4]],
  ['a note in the log is undone like an action', ['a', 'log', 'undo', 'b'], [1, 4]],
  ['a redo with nothing undone does nothing', ['a', 'redo'], [1]],
  ['an undo with nothing left does nothing', ['undo', 'a'], [2]],
])('%s', (_, words, expected) => {
  expect(left(...words)).toEqual(expected)
})

test('an undo to an action that is not there is an error', () => {
  expect(() => left('a', 'undo 7')).toThrow('undo')
})

test('numbers need not rise: the latest of the name before the undo is meant', () => {
  const [a, b, c, undo] = list('a', 'b', 'c', 'undo 9') as [
    RecordedAction,
    RecordedAction,
    RecordedAction,
    RecordedAction,
  ]
  const odd = [
    { ...a, id: 16 },
    { ...b, id: 9 },
    { ...c, id: 2 },
  ]
  expect(actionsNotUndone([...odd, undo]).map(({ type }) => type)).toEqual(['a', 'b'])
})

test('automatic actions follow theirs; what changes nothing is left out', () => {
  const action = {
    type: 'pass',
    id: 4,
    auto_actions: [{ type: 'program_disable' }, { type: 'buy_shares' }],
  }
  expect(singleActions(action).map(({ type }) => type)).toEqual(['pass', 'buy_shares'])
  for (const type of ['message', 'program_share_pass', 'program_close_pass'])
    expect(singleActions({ type, id: 5 })).toEqual([])
})
