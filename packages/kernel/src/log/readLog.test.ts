import { expect, test } from 'vitest'
import type { GameState } from '../game/game.ts'
import { readLog } from './readLog.ts'
import type { Entry } from './record.ts'

const move = (kind: string): Entry => ({ seat: 0, action: { kind } })
const state = (name: string) => ({ chance: [0, 0, 0, 0], name }) as unknown as GameState
const told = (kind: string) => [{ kind }]

test('what each move that stands told, and the last position that was stored of them', () => {
  const entries: Entry[] = [move('a'), move('b'), { seat: 0, undo: 1 }, move('c')]
  const events = [told('setup'), told('a'), told('b'), [], told('c')]
  const after = (count: number, name: string) => ({ entries: count, state: state(name) })
  expect(readLog(entries, [after(1, 'one'), after(4, 'end')], events)).toEqual({
    eventsByMove: [told('setup'), told('a'), told('c')],
    last: { move: 2, state: state('end') },
  })
  // the position after `b` is none of this game any more
  expect(readLog(entries, [after(1, 'one'), after(2, 'two')], events).last).toEqual({
    move: 1,
    state: state('one'),
  })
  expect(readLog(entries, [], events).last).toBeNull()
})

test('a move that is given back tells what it told', () => {
  const entries: Entry[] = [move('a'), { seat: 0, undo: 1 }, { seat: 0, redo: 1 }]
  expect(readLog(entries, [], [[], told('a'), [], []]).eventsByMove).toEqual([[], told('a')])
})
