import { expect, test } from 'vitest'
import { LAKESIDE } from '../testing/lakeside.ts'
import { fieldReader, sharedFields } from './fields.ts'
import { readRecordedFile, type SingleAction } from './file.ts'
import { recordedMoves } from './recordedMoves.ts'
import { Unreadable } from './unreadable.ts'

/** The moves of all actions that stand: each action by its type, and what comes next after it. */
function movesOf(...actions: object[]) {
  const file = readRecordedFile({ title: 'Lakeside', players: [], actions })!
  const advanced = new Set<SingleAction>()
  const recording = recordedMoves<null>(file, {
    translate(_, { type }) {
      if (type === 'fly') throw new Unreadable('nothing flies')
      return type === 'rest' ? undefined : { seat: 0, action: { kind: type } }
    },
    advance(_, done, next) {
      if (advanced.has(done)) return undefined
      advanced.add(done)
      return { seat: 1, action: { kind: `before ${next?.type}` } }
    },
    asked: () => 2,
  })
  return recording.actions.map((_, index) =>
    [...recording.movesFor(null, index)].map(({ seat, action }) => `${seat} ${action.kind}`),
  )
}

test('each action comes to its moves, and to what was done by itself before the next', () => {
  const passes = [{ type: 'pass' }, { type: 'message' }]
  expect(movesOf({ type: 'bid', auto_actions: passes }, { type: 'log' }, { type: 'par' })).toEqual([
    ['0 bid', '1 before pass', '0 pass', '1 before par'],
    [],
    ['0 par', '1 before undefined'],
  ])
})

test('an action may come to nothing but what was done by itself after it', () => {
  expect(movesOf({ type: 'rest' }, { type: 'par' })).toEqual([
    ['1 before par'],
    ['0 par', '1 before undefined'],
  ])
})

test('a message is none of the actions', () => {
  expect(movesOf({ type: 'message' }, { type: 'par' })).toEqual([['0 par', '1 before undefined']])
})

test('what cannot be read is an action of no known form by whoever is asked', () => {
  expect(movesOf({ type: 'fly' })).toEqual([['2 unreadable', '1 before undefined']])
})

const fieldsOf = fieldReader(sharedFields(LAKESIDE.board, ['Red', 'Blue']))

test.each([
  ['a hex that is not there', 'lay_tile', { hex: 'Z9', tile: '57-0', rotation: 0 }],
  ['a tile that is not there', 'lay_tile', { hex: 'C4', tile: '999-0', rotation: 0 }],
  ['a corporation that is not there', 'par', { corporation: 'Green', share_price: '60,0,1' }],
  ['no shares', 'buy_shares', { shares: [] }],
  ['a way over a hex that is not there', 'run_routes', { routes: [{ train: '2-0', connections: [['Z9']] }] }],
] as const)('%s cannot be read', (_, type, fields) => {
  expect(() => fieldsOf({ type, ...fields }, type)).toThrow(Unreadable)
})

test('a way within a hex can be read', () => {
  const routes = [{ train: '2-0', connections: [['C4 0.1'], ['C4', 'C2']], nodes: null, halts: 1 }]
  expect(fieldsOf({ type: 'run_routes', routes }, 'run_routes')).toEqual({ routes })
})
