import {
  decisions,
  isRefusal,
  move,
  newTable,
  randomAction,
  redactFor,
  seeded,
  undo,
} from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { realLibrary } from '../library.ts'
import { type Contradiction, judge, type StoredEntry, type StoredGame } from './judge.ts'
import { noObservations, noteSeenPosition, type Observations, type SentRequest } from './observations.ts'

const MOVES = 12

/** A game as it is stored, and everything that its players were told of it. */
async function played(): Promise<{ stored: StoredGame; heard: Observations }> {
  const game = await realLibrary.game('1846')
  const table = newTable(game, { players: ['Ada', 'Ben', 'Cid'], seed: 7 })
  if (isRefusal(table)) throw new Error(table.rule)
  const heard = noObservations()
  const look = () => {
    for (const viewer of [0, 1, 2, null])
      noteSeenPosition(
        heard,
        'one',
        table.record.entries.length,
        viewer,
        redactFor(game, table.state, viewer),
      )
  }
  look()
  for (let index = 0; index < MOVES; index++) {
    const [decision] = decisions(game, table.state)
    const action = randomAction(decision!.offers, seeded(index))
    const isUndo = index === MOVES - 1
    if (isUndo) undo(table, 0, 2)
    else move(table, decision!.seat, action)
    const sent: SentRequest = {
      game: 'one',
      key: `key ${index}`,
      request: isUndo ? { undo: true } : { action },
    }
    heard.sent.push(sent)
    heard.acknowledged.push({ ...sent, index: index })
    look()
  }
  const log = table.record.entries.map(
    (entry, seq): StoredEntry => ({ seq, entry, key: `key ${seq}`, user: 'somebody' }),
  )
  return { stored: { id: 'one', game, record: table.record, log }, heard }
}

const wrongsOf = (wrong: Contradiction): Partial<Contradiction> =>
  Object.fromEntries(Object.entries(wrong).filter(([, count]) => count > 0))

test('nothing is wrong with what was stored as it was said', async () => {
  const { stored, heard } = await played()
  expect(wrongsOf(judge(heard, [stored]))).toEqual({})
  expect(heard.seen.size).toBe(4 * (MOVES + 1))
})

const SPOILT: Readonly<
  Record<string, readonly [Partial<Contradiction>, (log: StoredEntry[], heard: Observations) => void]>
> = {
  'an entry that is gone from the end': [{ lost: 1, differing: 4 }, (log) => log.pop()],
  'an entry that is gone from the middle': [
    { lost: 1, gaps: 8, unplayable: 1, differing: 36 },
    (log) => log.splice(3, 1),
  ],
  'an entry that is there twice': [{ doubled: 1, gaps: 1 }, (log) => log.push(log.at(-1)!)],
  'an entry at another place': [
    { misplaced: 1 },
    (_, { acknowledged }) => {
      acknowledged[5] = { ...acknowledged[5]!, index: 6 }
    },
  ],
  'an entry that says something else': [
    { altered: 1 },
    (_, { acknowledged }) => {
      acknowledged[5] = { ...acknowledged[5]!, request: { redo: true } }
    },
  ],
  'an entry that was denied': [{ denied: 1 }, (_, { denied, sent }) => denied.push(sent[2]!)],
  'an entry with a key that nobody sent': [
    { unasked: 1 },
    (log, { acknowledged, sent }) => {
      sent.pop()
      acknowledged.pop()
      log[MOVES - 1] = { ...log[MOVES - 1]!, key: 'another' }
    },
  ],
  'an entry of a person without a key': [
    { unasked: 1 },
    (log, { acknowledged }) => {
      acknowledged.pop()
      log[MOVES - 1] = { ...log[MOVES - 1]!, key: null }
    },
  ],
  'a position that is another': [
    { differing: 1 },
    (_, { seen }) => {
      const [key, one] = [...seen][20]!
      seen.set(key, { ...one, hash: '0' })
    },
  ],
  'a position of somebody else': [
    { differing: 1 },
    (_, { seen }) => {
      const [key, one] = [...seen].find(([, { viewer }]) => viewer === 1)!
      seen.set(key, { ...one, viewer: 2 })
    },
  ],
}

test.each(Object.entries(SPOILT))('%s is found', async (_, [wrong, spoil]) => {
  const { stored, heard } = await played()
  const log = [...stored.log]
  spoil(log, heard)
  expect(wrongsOf(judge(heard, [{ ...stored, log }]))).toEqual(wrong)
})
