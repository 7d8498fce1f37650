import { describe, expect, test } from 'vitest'
import type { LoggedLine } from '../../worker/protocol/position.ts'
import { forwardedFromHere, newsInShort, readAfter, readUpTo, recentNews, withRead } from './recentNews.ts'

const NOT_READ = 0
const at = (move: number) => ({ id: 'game', move })

/** A line of each move, every third of which touches everybody. */
const LOG = Array.from(
  { length: 12 },
  (_, index): LoggedLine => ({
    text: `${index + 1}`,
    move: index + 1,
    ...((index + 1) % 3 === 0 && { matters: true }),
  }),
)

const position = (mine: number, moves = 12, isAsked = true) => ({
  id: 'game',
  ...{ mine, moves },
  turn: isAsked ? { seat: 0, prompt: '' } : null,
})

const movesTold = (...given: Parameters<typeof recentNews>) =>
  recentNews(...given).lines.map(({ move }) => move)

test('what touches everybody since the own last move is told, until it was read', () => {
  expect(movesTold(position(4), LOG, null, NOT_READ)).toEqual([6, 9, 12])
  expect(movesTold(position(4), LOG, null, 9)).toEqual([12])
  expect(movesTold(position(4, 9), LOG, null, NOT_READ)).toEqual([6, 9])
  expect(movesTold(position(0), LOG, null, NOT_READ)).toEqual([])
})

test('where nothing else tells of them, all moves of others since the own last one are told', () => {
  const told = (mine: number, read = NOT_READ) => movesTold(position(mine), LOG, null, read, true)
  expect(told(9)).toEqual([10, 11, 12])
  expect(told(9, 11)).toEqual([12])
  expect(told(0)).toEqual([])
})

test('what was chosen face down is told to everybody when it is shown, to who chose last too', () => {
  const shown = [6, 6, 7].map((move): LoggedLine => ({ text: '', move, reveals: true }))
  const told = (mine: number, read = NOT_READ) => movesTold(position(mine, 8), shown, null, read)
  expect(told(2)).toEqual([6, 6, 7])
  expect(told(6)).toEqual([6, 6, 7])
  expect(told(7)).toEqual([7])
  expect(told(8)).toEqual([])
  expect(told(2, 6)).toEqual([7])
})

test('of moves that bots were let run through everything is told, and before them what touches everybody', () => {
  expect(recentNews(position(10), LOG, at(10), NOT_READ)).toMatchObject({ forwarded: 2 })
  expect(movesTold(position(10), LOG, at(10), NOT_READ)).toEqual([11, 12])
  expect(movesTold(position(4), LOG, at(10), NOT_READ)).toEqual([6, 9, 11, 12])
  expect(movesTold(position(0), LOG, at(10), NOT_READ)).toEqual([11, 12])
  expect(movesTold(position(4, 12, false), LOG, at(10), NOT_READ)).toEqual([])
  expect(movesTold(position(11), LOG, at(10), NOT_READ)).toEqual([12])
})

test('bots that are let run on once more run from where they did, until that was seen or read', () => {
  expect(forwardedFromHere(position(4, 6), null, NOT_READ)).toEqual(at(6))
  expect(forwardedFromHere(position(4, 9), at(6), NOT_READ)).toEqual(at(6))
  expect(forwardedFromHere(position(7, 9), at(6), NOT_READ)).toEqual(at(9))
  expect(forwardedFromHere(position(4, 9), at(6), 8)).toEqual(at(9))
  expect(forwardedFromHere(position(4, 5), at(6), NOT_READ)).toEqual(at(5))
  expect(forwardedFromHere(position(4, 9), { id: 'other', move: 6 }, NOT_READ)).toEqual(at(9))
})

describe('what was read', () => {
  const reader = { id: 'game', viewer: 0 }
  const arrived = (mine: number, moves: number) => ({ ...reader, mine, moves })

  test('is not told again where the own move after it is taken back', () => {
    const read = readAfter(readAfter(new Map(), arrived(12, 12)), arrived(4, 11))
    expect(readUpTo(reader, read)).toBe(11)
    expect(movesTold(position(4, 11), LOG, null, readUpTo(reader, read))).toEqual([])
    expect(recentNews(position(4, 11), LOG, at(10), readUpTo(reader, read)).forwarded).toBeNull()
  })

  test('is told again where it was taken back and is played anew', () => {
    const read = readAfter(withRead(new Map(), reader, 9), arrived(4, 5))
    expect(movesTold(position(4), LOG, null, readUpTo(reader, read))).toEqual([6, 9, 12])
  })

  test('is known game by game, and to one reader; who tries a line knows what came before', () => {
    const read = withRead(withRead(new Map(), reader, 9), { id: 'other', viewer: 0 }, 3)
    expect(readUpTo(reader, read)).toBe(9)
    expect(readUpTo({ id: 'game', viewer: 1 }, read)).toBe(0)
    expect(readUpTo({ id: 'line', viewer: 0, branchOf: { id: 'game', move: 7 } }, read)).toBe(7)
    expect(readUpTo({ id: 'file', viewer: 2 }, new Map([['file', 40]]))).toBe(40)
  })
})

test('one line stands for all: what touches everybody, else the first of few and the last of many, but no heading', () => {
  const shortOf = (...given: Parameters<typeof newsInShort>) => newsInShort(...given)?.text
  const calm = LOG.filter(({ matters }) => !matters)
  const turn: LoggedLine = { text: 'turn', move: 0, heading: 'turn' }
  expect(shortOf(LOG)).toBe('3')
  expect(shortOf([turn, ...calm.slice(0, 6)])).toBe('1')
  expect(shortOf([turn, ...calm.slice(0, 7), turn])).toBe('10')
  expect(shortOf([turn])).toBe('turn')
})
