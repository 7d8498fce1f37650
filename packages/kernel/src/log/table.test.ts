import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seeded } from '../chance/chance.ts'
import type { GameEvent } from '../game/game.ts'
import { isRefusal, refusal } from '../game/refusal.ts'
import { hash } from '../json/hash.ts'
import { type PebblesAction, SHELLS } from '../testing/pebbleState.ts'
import { pebbles } from '../testing/pebbles.ts'
import { LONG, type PebblesTable, pebbleTable, playRandomly } from '../testing/pebbleTable.ts'
import { FORMAT, type GameRecord, UnfitRecord } from './record.ts'
import {
  askedAt,
  exportTable,
  hasEnded,
  markEnded,
  move,
  newTable,
  positionAt,
  redo,
  reopen,
  replayEntry,
  resume,
  undo,
} from './table.ts'

const take: PebblesAction = { kind: 'take', count: 1 }
const toss: PebblesAction = { kind: 'toss' }
const throughJson = (record: GameRecord): GameRecord => JSON.parse(JSON.stringify(record))
const opened = (record: GameRecord): PebblesTable => {
  const table = reopen(pebbles, record)
  if ('refused' in table) throw new Error(`${table.at} ${table.refused.rule}`)
  return table
}

describe('a new table', () => {
  it('writes down what it was set up with and the luck that fell', () => {
    const { record, state } = pebbleTable(7, { heap: 20 })
    expect(record).toMatchObject({
      format: FORMAT,
      game: 'pebbles',
      version: 1,
      players: ['Ada', 'Ben', 'Cid'],
      options: { heap: 20, quick: false, charms: false, shells: true, begins: 'anybody' },
      seed: 7,
      entries: [],
    })
    expect(record.setup.map((order) => order.length)).toEqual([10, 3])
    expect(state.turn).toBe(record.setup[1]![0])
  })

  it('tells what happened in the set-up', () => {
    const events: GameEvent[] = []
    newTable(pebbles, { players: ['Ada', 'Ben'], seed: 1, options: LONG }, events)
    expect(events.map(({ kind, to }) => [kind, to])).toEqual([
      ['drew-shell', 0],
      ['drew-shell', 1],
    ])
  })

  it('uses the luck it is given', () => {
    const setup = [Array.from({ length: 10 }, (_, place) => 9 - place), [1, 0]]
    const table = newTable(pebbles, {
      players: ['Ada', 'Ben'],
      seed: 1,
      options: LONG,
      setup,
    }) as PebblesTable
    expect(table.state.hands).toEqual([[SHELLS[0]], [SHELLS[1]]])
    expect(table.state.turn).toBe(1)
    expect(table.record.setup).toEqual(setup)
  })

  it('is refused with options of a wrong form, or by a rule of the game', () => {
    expect(newTable(pebbles, { players: ['Ada', 'Ben'], seed: 1, options: { turns: 9 } })).toEqual(
      refusal('PB-1.2', 'options'),
    )
    expect(newTable(pebbles, { players: ['Ada'], seed: 1 })).toEqual(
      refusal('PB-1.1', 'players', { players: 1 }),
    )
  })
})

describe('a move', () => {
  it('is written down with the luck that fell in it, and only then', () => {
    const table = pebbleTable()
    const { state } = table
    move(table, state.turn, take)
    move(table, state.turn, toss)
    expect(table.moves).toEqual(table.record.entries)
    expect(table.moves[0]).not.toHaveProperty('chance')
    expect(table.moves[1]!.chance).toEqual([expect.any(Array)])
    expect(table.moves[1]!.chance![0]).toHaveLength(2)
  })

  it('that is refused leaves no trace', () => {
    const table = pebbleTable()
    const before = hash(table.state)
    const events: GameEvent[] = []
    expect(move(table, (table.state.turn + 1) % 3, take, events)).toMatchObject({ reason: 'turn' })
    expect([table.moves, table.record.entries, events]).toEqual([[], [], []])
    expect(hash(table.state)).toBe(before)
  })

  it('tells what happened', () => {
    const table = pebbleTable()
    const events: GameEvent[] = []
    const seat = table.state.turn
    move(table, seat, take, events)
    expect(events).toEqual([{ kind: 'took', seat, count: 1 }])
  })
})

it('keeps as many positions as are wanted', () => {
  const setup = { players: ['Ada', 'Ben'], seed: 1, options: LONG, checkpointEvery: 10 }
  const table = newTable(pebbles, setup) as PebblesTable
  playRandomly(table, 35)
  expect(Object.keys(table.checkpoints)).toEqual(['0', '10', '20', '30'])
})

describe('undo and redo', () => {
  it('come back to every earlier position, across every kept one', () => {
    const table = pebbleTable()
    const hashes = [hash(table.state)]
    for (let moves = 1; moves <= 130; moves++) hashes.push(hash(playRandomly(table, 1, moves).state))
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 130 })), { maxLength: 12 }),
        (steps) => {
          for (const [back, count] of steps) {
            const { moves, undone } = table
            const most = back ? moves.length : undone.length
            const expected = count > most ? moves.length : back ? moves.length - count : moves.length + count
            expect((back ? undo : redo)(table, 0, count)).toBe(count <= most)
            expect(moves).toHaveLength(expected)
            expect(moves.length + undone.length).toBe(130)
            expect(hash(table.state)).toBe(hashes[expected])
            expect(Object.keys(table.checkpoints)).toHaveLength(Math.floor(expected / 50) + 1)
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  it.each([9, 10, 11, 99, 100, 101])('find the position after %i moves from any head', (moves) => {
    const table = playRandomly(pebbleTable(), moves)
    const expected = hash(table.state)
    playRandomly(table, 120 - moves, 2)
    expect(hash(positionAt(table, moves))).toBe(expected)
    undo(table, 0, 120 - moves)
    expect(hash(table.state)).toBe(expected)
    playRandomly(table, 60, 3)
    expect(hash(positionAt(table, moves))).toBe(expected)
    expect(hash(positionAt(table, table.moves.length))).toBe(hash(table.state))
  })

  it('only add to the log', () => {
    const table = playRandomly(pebbleTable(), 3)
    const [first, second, third] = table.moves
    undo(table, 1, 2)
    redo(table, 2, 1)
    expect(table.record.entries).toEqual([first, second, third, { seat: 1, undo: 2 }, { seat: 2, redo: 1 }])
    expect(table.moves).toEqual([first, second])
    expect(table.undone).toEqual([third])
  })

  it('give back the luck that fell', () => {
    const table = pebbleTable()
    move(table, table.state.turn, toss)
    const before = hash(table.state)
    undo(table, 0, 1)
    table.state.chance = seeded(12345)
    redo(table, 0, 1)
    expect(hash({ ...table.state, chance: 0 })).toBe(hash({ ...positionAt(table, 1), chance: 0 }))
    expect(hash(positionAt(table, 1))).toBe(before)
  })

  it('cannot give moves back after another move', () => {
    const table = playRandomly(pebbleTable(), 5)
    undo(table, 0, 3)
    move(table, table.state.turn, take)
    expect(table.undone).toEqual([])
    expect(redo(table, 0, 1)).toBe(false)
  })

  it.each([0, -1, 1.5, 6, Number.NaN])('are not done %d times', (count) => {
    const table = playRandomly(pebbleTable(), 5)
    const before = hash(table.state)
    expect(undo(table, 0, count)).toBe(false)
    expect(redo(table, 0, count)).toBe(false)
    expect(table.record.entries).toHaveLength(5)
    expect(hash(table.state)).toBe(before)
  })

  it('stop at a move that no longer stands', () => {
    const table = playRandomly(pebbleTable(), 5)
    table.checkpoints[0]!.heap = 0
    expect(() => positionAt(table, 5)).toThrow('PB-1.2')
    undo(table, 0, 5)
    expect(() => redo(table, 0, 1)).toThrow('PB-1.2')
  })
})

describe('a stored game', () => {
  it('opens at the same head, undo and redo included', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(70), fc.nat(70), fc.nat(70), (seed, moves, back, forth) => {
        const table = playRandomly(pebbleTable(seed), moves, seed)
        undo(table, 0, back)
        redo(table, 1, forth)
        playRandomly(table, 3, seed + 1)
        const again = opened(throughJson(exportTable(table)))
        expect(hash(again.state)).toBe(hash(table.state))
        expect(again.moves).toEqual(table.moves)
        expect(again.undone).toEqual(table.undone)
        expect(exportTable(again)).toEqual(exportTable(table))
      }),
      { numRuns: 40 },
    )
  })

  it('plays on from there as the original would', () => {
    const table = playRandomly(pebbleTable(3), 40)
    const again = opened(throughJson(table.record))
    expect(hash(playRandomly(again, 30, 5).state)).toBe(hash(playRandomly(table, 30, 5).state))
  })

  it('keeps its luck when the generator gives another', () => {
    const table = playRandomly(pebbleTable(3), 60)
    const { chance: _, ...position } = table.state
    const { chance: __, ...again } = opened({ ...throughJson(table.record), seed: 4 }).state
    expect(again).toEqual(position)
  })

  it('says where and why it cannot be played', () => {
    const { record } = playRandomly(pebbleTable(), 6)
    const entries = record.entries.toSpliced(3, 0, { seat: 99, action: take })
    expect(reopen(pebbles, { ...record, entries })).toEqual({
      at: 4,
      refused: refusal('PB-1.2', 'turn', { player: { seat: expect.any(Number) } }),
    })
    expect(reopen(pebbles, { ...record, players: ['Ada'] })).toMatchObject({
      at: 0,
      refused: { rule: 'PB-1.1' },
    })
    for (const entry of [
      { seat: 0, undo: 7 },
      { seat: 0, redo: 1 },
    ])
      expect(reopen(pebbles, { ...record, entries: [...record.entries, entry] })).toEqual({
        at: 7,
        refused: refusal('PB-1.2', 'undo'),
      })
  })

  it('cannot be opened when its luck is missing', () => {
    const { record } = pebbleTable()
    expect(() => reopen(pebbles, { ...record, setup: [] })).toThrow(UnfitRecord)
  })

  it('refuses a move with luck as it would one without', () => {
    const table = pebbleTable()
    expect(replayEntry(table, { seat: 99, action: take, chance: [[0]] })).toMatchObject({ reason: 'turn' })
    expect(table.record.entries).toEqual([])
  })
})

describe('a stored game with snapshots', () => {
  const snapshotOf = ({ record, state }: PebblesTable) => ({
    entries: record.entries.length,
    state: structuredClone(state),
  })

  it('is resumed where it stood, without playing what lies before', () => {
    const table = playRandomly(pebbleTable(3), 43)
    const snapshots = [snapshotOf(table)]
    playRandomly(table, 87)
    snapshots.push(snapshotOf(table))
    undo(table, 0, 12)
    redo(table, 1, 5)
    snapshots.push(snapshotOf(table))
    playRandomly(table, 3, 9)
    undo(table, 0, 1)
    const again = resume(pebbles, throughJson(table.record), snapshots) as PebblesTable
    expect(Object.keys(again.checkpoints)).toEqual(['0', '43', '123'])
    expect(hash(again.state)).toBe(hash(table.state))
    expect(again.record).toEqual(table.record)
    expect(again.moves).toEqual(table.moves)
    expect(again.undone).toEqual(table.undone)
    for (const moves of [0, 9, 10, 62, 124])
      expect(hash(positionAt(again, moves))).toBe(hash(positionAt(table, moves)))
    expect(Object.keys(again.checkpoints)).toEqual(['0', '43', '50', '123'])
    undo(again, 0, 70)
    undo(table, 0, 70)
    expect(hash(again.state)).toBe(hash(table.state))
  })

  it('is not taken for one that somebody has written on meanwhile', () => {
    const table = playRandomly(pebbleTable(3), 43)
    const [before, record] = [hash(table.state), throughJson(table.record)]
    playRandomly(table, 7)
    const again = resume(pebbles, record, [snapshotOf(table)]) as PebblesTable
    expect(hash(again.state)).toBe(before)
    expect(Object.keys(again.checkpoints)).not.toContain('50')
  })

  it('says where what comes after the snapshot is refused', () => {
    const table = playRandomly(pebbleTable(3), 10)
    const snapshots = [{ entries: 9, state: positionAt(table, 9) }]
    const record = { ...table.record, entries: [...table.record.entries, { seat: 0, undo: 99 }] }
    expect(resume(pebbles, record, snapshots)).toMatchObject({ at: 11 })
  })
})

describe('a game that was ended', () => {
  it('asks nobody and stays as it is, in its file too', () => {
    const table = playRandomly(pebbleTable(), 5)
    undo(table, 0, 1)
    markEnded(table, 'players')
    const { entries } = exportTable(table)
    for (const ended of [table, opened(throughJson(exportTable(table)))]) {
      expect([askedAt(ended), hasEnded(ended), ended.record.endedBy]).toEqual([[], true, 'players'])
      expect(move(ended, ended.state.turn, take)).toEqual(refusal('PB-1.2', 'over'))
      expect([undo(ended, 0, 1), redo(ended, 0, 1)]).toEqual([false, false])
      expect(ended.record.entries).toEqual(entries)
    }
  })

  it('is one that its rules had not ended', () => {
    const table = pebbleTable(1, { heap: 4 })
    while (!hasEnded(table)) playRandomly(table, 1)
    markEnded(table, 'players')
    expect(table.record).not.toHaveProperty('endedBy')
  })
})

describe('an exported game', () => {
  it('says what it came to, by name', () => {
    const table = playRandomly(pebbleTable(1), 8)
    const { result, entries } = exportTable(table)
    const [ada, ben, cid] = table.state.taken
    expect(result).toEqual({ hash: hash(table.state), scores: { Ada: ada, Ben: ben, Cid: cid } })
    expect(entries).toEqual(table.record.entries)
    expect(entries).not.toBe(table.record.entries)
    expect(isRefusal(table)).toBe(false)
  })
})

describe('whoever sits at the table', () => {
  it.each([[['Ada', 'Ada']], [['Ada', '']], [['Ada', '__proto__']]])(
    'is told apart by name: not %j',
    (players) => {
      expect(newTable(pebbles, { players, seed: 1 })).toEqual(refusal('PB-1.2', 'names'))
    },
  )

  it('is the only one who can undo and redo', () => {
    const table = playRandomly(pebbleTable(), 4)
    for (const seat of [-1, 3, 0.5, Number.NaN, 'Ada' as never]) {
      expect(undo(table, seat, 1)).toBe(false)
      expect(redo(table, seat, 1)).toBe(false)
    }
    expect(undo(table, 2, 1)).toBe(true)
    expect(redo(table, 0, 1)).toBe(true)
  })
})

describe('the log', () => {
  it('keeps an action as it was read, whatever becomes of the object it came in', () => {
    const table = pebbleTable()
    const action = { kind: 'take', count: 1 }
    const { seat } = table.game.asked(table.state)[0]!
    expect(move(table, seat, action)).toBeUndefined()
    action.count = 99
    expect(table.record.entries).toEqual([{ seat, action: { kind: 'take', count: 1 } }])
  })

  it('cannot be played by another game or by other rules', () => {
    const { record } = playRandomly(pebbleTable(), 3)
    expect(() => reopen(pebbles, { ...record, game: 'chess' })).toThrow(new UnfitRecord('game'))
    expect(() => reopen(pebbles, { ...record, version: 2 })).toThrow(new UnfitRecord('version'))
  })

  it.each([-1, 4, 0.5, Number.NaN])('has no position after %d of three moves', (moves) => {
    expect(() => positionAt(playRandomly(pebbleTable(), 3), moves)).toThrow(RangeError)
  })
})
