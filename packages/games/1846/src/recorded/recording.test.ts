import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { decisions, follow, isOffered, isRefusal, type Move, newTable } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { game1846 } from '../index.ts'
import { recording } from './recording.ts'
import { type TraceState, told, traced } from './testing/traced.ts'

const FOLDER = new URL('../../../../../../shared/fixtures/1846/', import.meta.url)

interface TraceLine {
  readonly id: number
  readonly kept?: false
  readonly kind?: string
  readonly state?: TraceState
}

const absent = !existsSync(FOLDER)
if (absent) console.warn('SKIPPED: the recorded games of 1846: shared/fixtures is not beside the project')
const files = absent ? [] : readdirSync(FOLDER).filter((name) => name.endsWith('.json'))

test.skipIf(absent).each(files)(
  '%s: every action is offered, and every position is that of the trace',
  (name) => {
    const content = JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))
    const trace = gunzipSync(readFileSync(new URL(name.replace('.json', '.trace.jsonl.gz'), FOLDER)))
      .toString()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as TraceLine)
      .filter(({ state, kept }) => state && kept !== false)
    const game = recording(content)!
    const table = newTable(game1846, { ...game, seed: 0 })
    if (isRefusal(table)) throw new Error(table.rule)
    const expected = new Map(trace.map(({ id, state }) => [id, state!]))
    expect(traced(table.state, game.players)).toEqual(told(expected.get(0)!))
    for (const [place, { id }] of game.actions.entries()) {
      for (const deed of game.deeds(table.state, place)) {
        const offers = decisions(game1846, table.state).find(({ seat }) => seat === deed.seat)?.offers ?? []
        expect(isOffered(offers, deed.action), `${id}: ${JSON.stringify(deed)}`).toBe(true)
        expect(follow(table, deed as Move), `${id}: ${JSON.stringify(deed)}`).toBeUndefined()
        expect(game1846.broken(table.state), `${id}`).toEqual([])
      }
      const then = expected.get(id)!
      // a game that was ended by hand is not over here
      if (then.end_reason !== 'manually_ended')
        expect(traced(table.state, game.players), `after action ${id}`).toEqual(told(then))
    }
    const scores = game1846.standings(table.state).map(({ seat, score }) => [game.players[seat], score])
    expect(Object.fromEntries(scores)).toEqual(game.result)
  },
  60_000,
)

test('files of other games are not read', () => {
  expect(recording({ title: '1856', players: [], actions: [] })).toBeUndefined()
  expect(recording({ title: '1846' })).toBeUndefined()
  expect(recording('1846')).toBeUndefined()
})
