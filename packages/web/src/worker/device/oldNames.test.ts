import { isRefusal, makeJoinedMove, makeMove } from '@roundhouse/kernel'
import { pebbles } from '@roundhouse/kernel/testing/pebbles'
import { type HexScene, plainStop, type StopScene } from '@roundhouse/view'
import { expect, test } from 'vitest'
import type { DeviceGameCard } from '../protocol/cards.ts'
import { PERSON } from '../protocol/seatPlan.ts'
import { withNewCardNames, withNewRecordNames } from './oldNames.ts'
import { newDeviceSession, reopenDeviceSession, storedOf, undoOnDevice } from './session.ts'

const line = { round: 'OR 1.1', prompt: 'lay track' }

const hex = (stops: readonly StopScene[]): HexScene => ({
  hex: 'A1',
  column: 0,
  row: 0,
  ground: 'plain',
  stops,
  paths: [],
  labels: [],
  terrain: [],
  borders: [],
  joined: [],
  marks: [],
})

const card: DeviceGameCard = {
  id: 'one',
  game: '1846',
  name: '1846',
  seats: [],
  moves: 3,
  time: 1,
  turn: [0],
  statusLines: { en: line, ja: line },
  scores: [],
  thumbnail: {
    board: { layout: 'pointy', hexes: [hex([plainStop('city')])] },
    companies: [],
    routes: [],
    focus: [],
  },
}

test('a card that was stored under the names of before is read', () => {
  const { statusLines: glance, thumbnail, ...same } = card
  const { reservedFor: kept, ...stop } = plainStop('city')
  const glimpse = {
    ...thumbnail!,
    board: { layout: 'pointy' as const, hexes: [hex([{ ...stop, kept } as never])] },
  }
  expect(withNewCardNames({ ...same, glance, glimpse })).toEqual(card)
  const { thumbnail: _, ...bare } = card
  expect(withNewCardNames({ ...same, glance })).toEqual(bare)
})

test('a card of today is read as it is', () => expect(withNewCardNames(card)).toEqual(card))

test('moves that were made in one press stay so in a game of before', () => {
  const seats = ['Left', 'Right'].map((name) => ({ name, kind: PERSON }))
  const session = newDeviceSession(pebbles, { seed: 1 }, { id: 'one', seats })
  if (isRefusal(session)) throw new Error(session.rule)
  makeMove(session, 0, { kind: 'take', count: 2 })
  makeJoinedMove(session, 1, { kind: 'take', count: 1 })
  const today = storedOf(session)
  const { joined: together, ...same } = today
  expect(together).toEqual([1])
  const read = withNewRecordNames({ ...same, together: together! })
  expect(read).toEqual(today)
  expect(withNewRecordNames(today)).toEqual(today)
  const again = reopenDeviceSession(pebbles, read)
  undoOnDevice(again)
  expect(again.table.moves).toHaveLength(0)
})

test('of a game that was imported before, what its log has now stands', () => {
  const seats = ['Left', 'Right'].map((name) => ({ name, kind: PERSON }))
  const session = newDeviceSession(pebbles, { seed: 1 }, { id: 'one', seats })
  if (isRefusal(session)) throw new Error(session.rule)
  makeMove(session, 0, { kind: 'take', count: 2 })
  const read = withNewRecordNames({ ...storedOf(session), imported: true })
  expect(read.imported).toBe(1)
  expect(withNewRecordNames({ ...read, imported: 0 }).imported).toBe(0)
  const again = reopenDeviceSession(pebbles, read)
  undoOnDevice(again)
  expect(again.table.moves).toHaveLength(1)
})
