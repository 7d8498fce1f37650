import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { decisions, isOffered, isRefusal, newTable, replayEntry } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { game1846 } from '../index.ts'
import { readRecording } from './recording.ts'
import { type TraceState, told, traced } from './testing/traced.ts'

const FIXTURES = new URL('../../../../../../shared/fixtures/', import.meta.url)

interface TraceLine {
  readonly i: number
  readonly id: number
  readonly error?: unknown
  readonly skipped?: unknown
  readonly state?: TraceState
}

interface File {
  readonly actions: readonly { readonly id: number; readonly type: string }[]
}

const absent = !existsSync(FIXTURES)
if (absent) console.warn('SKIPPED: the recorded games of 1846: shared/fixtures is not beside the project')
const files = absent ? [] : ['1846', '18462pVariant'].flatMap(filesIn)

function filesIn(folder: string): string[] {
  const names = readdirSync(new URL(`${folder}/`, FIXTURES))
  return names.filter((name) => name.endsWith('.json')).map((name) => `${folder}/${name}`)
}

const fileNamed = (name: string): File => JSON.parse(readFileSync(new URL(name, FIXTURES), 'utf8'))

/** The lines of a trace that have a position: the set-up, then one for each action of the file. */
const traceOf = (name: string): TraceLine[] =>
  gunzipSync(readFileSync(new URL(name.replace('.json', '.trace.jsonl.gz'), FIXTURES)))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as TraceLine)
    .filter(({ state }) => state)

/** Plays a file, and compares every position with the trace's after the same action. */
function replayed(file: File, trace: readonly TraceLine[], compared = Number.POSITIVE_INFINITY) {
  const game = readRecording(file)!
  const table = newTable(game1846, { ...game, seed: 0 })
  if (isRefusal(table)) throw new Error(table.rule)
  // later lines of the same number tell of an undo
  const expected = new Map(trace.filter(({ i }) => i < file.actions.length).map((line) => [line.i, line]))
  const places = new Map(file.actions.map((action, i) => [action.id, i]))
  expect(traced(table.state, game.players)).toEqual(told(expected.get(-1)!.state!))
  for (const [place, { id }] of game.actions.entries()) {
    for (const deed of game.movesFor(table.state, place)) {
      const offers = decisions(game1846, table.state).find(({ seat }) => seat === deed.seat)?.offers ?? []
      expect(isOffered(offers, deed.action), `${id}: ${JSON.stringify(deed)}`).toBe(true)
      expect(replayEntry(table, deed), `${id}: ${JSON.stringify(deed)}`).toBeUndefined()
      expect(game1846.violations(table.state), `${id}`).toEqual([])
    }
    const then = expected.get(places.get(id)!)!.state!
    // a game that was ended by hand is not over here
    if (place < compared && then.end_reason !== 'manually_ended')
      expect(traced(table.state, game.players), `after action ${id}`).toEqual(told(then))
  }
  const scores = game1846.standings(table.state).map(({ seat, score }) => [game.players[seat], score])
  return { scores: Object.fromEntries(scores), result: game.result, actions: game.actions.length }
}

test.skipIf(absent).each(files)(
  '%s: every action is offered, and every position is that of the trace',
  (name) => {
    const { scores, result } = replayed(fileNamed(name), traceOf(name))
    expect(scores).toEqual(result)
  },
  60_000,
)

test.skipIf(absent).each(files)(
  '%s: what was taken back later was offered too',
  (name) => {
    const file = fileNamed(name)
    const trace = traceOf(name)
    for (const [place, { type }] of file.actions.entries()) {
      const before = file.actions.slice(0, place)
      if (type !== 'undo' || before.at(-1)?.type === 'undo' || trace[place]?.error || trace[place]?.skipped)
        continue
      // what followed from the last action by itself is told only by the next one
      const last = readRecording({ ...file, actions: before })!.actions.length - 1
      replayed({ ...file, actions: before }, trace, last)
    }
  },
  60_000,
)

test('files of other games are not read', () => {
  expect(readRecording({ title: '1856', players: [], actions: [] })).toBeUndefined()
  expect(readRecording({ title: '1846' })).toBeUndefined()
  expect(readRecording({ title: '1846 2p Variant', players: [], actions: [] })).toBeUndefined()
  expect(readRecording('1846')).toBeUndefined()
})

/** A game of three in which the first choice is not what it should be. */
const oddGame = (action: object) =>
  readRecording({
    title: '1846',
    id: 7,
    players: ['A', 'B', 'C'].map((name) => ({ name })),
    settings: { optional_rules: ['first_ed'] },
    actions: [{ id: 1, entity: 'C', entity_type: 'player', ...action }],
  })!

test.each([
  ['an unknown type', { type: 'fly' }],
  ['a field that is missing', { type: 'bid' }],
  ['a player who is not there', { type: 'bid', company: 'MS', entity: 'Z' }],
  ['a tile that is not there', { type: 'lay_tile', hex: 'D14', tile: '999-0', rotation: 0 }],
  [
    'a company that is not on turn',
    { type: 'discard_train', train: '2-0', entity: 'GT', entity_type: 'corporation' },
  ],
])('%s is refused as no action of the game', (_, action) => {
  const game = oddGame(action)
  const table = newTable(game1846, { ...game, seed: 0 })
  if (isRefusal(table)) throw new Error(table.rule)
  const [deed] = game.movesFor(table.state, 0)
  expect(replayEntry(table, deed!)).toMatchObject({ rule: '1846-4.1', reason: 'form' })
})
