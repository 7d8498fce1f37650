import { expect, test } from 'vitest'
import { onlineEn } from '../../words/online.en.ts'
import { undoQuestion } from './undoQuestion.ts'

const LOG = [
  { move: 3, text: 'Ben passes.' },
  { move: 4, text: 'C&O', heading: 'turn' as const },
  { move: 4, text: 'C&O lays #57 on G13.' },
  { move: 5, text: 'Ada buys a share.' },
]
const asked = (moves: number, movesLeft: number) =>
  undoQuestion(LOG, moves, movesLeft, { ...onlineEn.play, move: (move) => `move ${move}` })

test('it names the move that is taken back', () => {
  expect(asked(4, 3)).toBe('Take back “C&O lays #57 on G13”?')
})

test('of several it names the first', () => {
  expect(asked(5, 2)).toBe('Take back 3 moves, starting with “Ben passes”?')
})

test('a move of which nothing is told has its number', () => {
  expect(asked(6, 5)).toBe('Take back “move 6”?')
})

test('the button that asks names the same move', () => {
  const button = (moves: number, movesLeft: number) =>
    undoQuestion(LOG, moves, movesLeft, { ballots: onlineEn.play.asks, move: String })
  expect(button(4, 3)).toBe('Ask to undo “C&O lays #57 on G13”')
  expect(button(5, 2)).toBe('Ask to undo 3 moves, starting with “Ben passes”')
})
