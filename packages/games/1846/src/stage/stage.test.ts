import {
  type ChanceState,
  decisions,
  type GameEvent,
  isRefusal,
  LANGUAGES,
  type Language,
  move,
  newTable,
  type Offer,
  type Reader,
  randomAction,
  seeded,
  type Table,
} from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import type { Action1846 } from '../actions.ts'
import { HEX } from '../components/board.ts'
import { COMPANIES, CORPORATION, PRIVATE } from '../components/companies.ts'
import { PHASES } from '../components/trains.ts'
import { game1846 } from '../index.ts'
import type { State } from '../state.ts'
import { stage } from './stage.ts'

const PLAYERS = ['あおい', 'ひろし', 'まさこ', 'けんた', 'ゆり']

const readerIn = (language: Language, players: number): Reader => ({
  language,
  players: PLAYERS.slice(0, players),
})

interface Start {
  readonly players: number
  readonly seed: number
  readonly options?: object
}

function tableOf({ players, seed, options = {} }: Start): Table<State, Action1846> {
  const table = newTable(game1846, { players: PLAYERS.slice(0, players), options, seed })
  if (isRefusal(table)) throw new Error(table.rule)
  return table
}

/** Every text in something that is shown, keys and machine names left out. */
function textsIn(shown: unknown): string[] {
  if (typeof shown === 'string') return [shown]
  if (typeof shown !== 'object' || shown === null) return []
  return Object.entries(shown).flatMap(([key, value]) => (SILENT.includes(key) ? [] : textsIn(value)))
}

/** Fields that nobody reads. */
const SILENT = [
  'id',
  'kind',
  'paint',
  'ground',
  'pieces',
  'paths',
  'hex',
  'company',
  'status',
  'state',
  'on',
  'heading',
  'layout',
]

/** Names that are the same in every language, longest first. */
const NAMES = [
  ...Object.values(CORPORATION).map(({ name }) => name),
  ...Object.values(PRIVATE).map(({ name }) => name),
  ...Object.keys(PRIVATE),
  ...COMPANIES,
  ...[...HEX.values()].flatMap(({ name }) => name ?? []),
  'Meat Packing',
  '18xx.games',
  'Chi',
].sort((one, other) => other.length - one.length)

function withoutNames(text: string): string {
  let rest = text
  for (const name of NAMES) rest = rest.replaceAll(name, '')
  return rest.replace(/[A-K]\d{1,2}/g, '').replace(new RegExp(`(${PHASES.toReversed().join('|')})`, 'g'), '')
}

function expectGood(shown: unknown, language: Language, what: string): void {
  for (const text of textsIn(shown)) {
    expect(text, what).not.toMatch(/undefined|NaN|\[object|null|Infinity|\$-/)
    if (language === 'ja') expect(withoutNames(text), `${what}: ${text}`).not.toMatch(/[A-Za-z]{2}/)
    else
      expect(text.replaceAll(new RegExp(PLAYERS.join('|'), 'g'), ''), what).not.toMatch(/[ぁ-んァ-ヶ一-龠]/)
  }
}

/** One action for each kind on offer, so that a whole game can be looked at. */
function ofEachKind(offers: readonly Offer<Action1846>[], luck: ChanceState): Action1846[] {
  const kinds = [...new Set(offers.map(({ action }) => action.kind))]
  return kinds.map((kind) =>
    randomAction(
      offers.filter(({ action }) => action.kind === kind),
      luck,
    ),
  )
}

const SEEN = new Set<string>(), SEENE = new Set<string>()
const GAMES: readonly Start[] = [
  { players: 3, seed: 1 },
  { players: 4, seed: 2, options: { preset: 'recorded', edition: 'second' } },
  { players: 5, seed: 3, options: { privateTiming: 'ownTurn', edition: 'second' } },
  { players: 2, seed: 4 },
]

test.each(GAMES)(
  'a whole game of $players can be told in every language',
  (start) => {
    const table = tableOf(start)
    const luck = seeded(start.seed)
    let looks = 0
    for (let moves = 0; ; moves++) {
      const [decision] = decisions(game1846, table.state)
      if (!decision || moves > 1200) break
      const { seat, offers } = decision
      for (const language of LANGUAGES) {
        const reader = readerIn(language, start.players)
        expectGood(stage.prompt(table.state, decision, reader), language, decision.prompt)
        for (const action of ofEachKind(offers, luck)) {
          SEEN.add(action.kind)
        expectGood(stage.kind(action.kind, reader), language, action.kind)
          const choice = stage.choice(table.state, action, seat, reader)
          expect(choice.label, action.kind).not.toBe('')
          expectGood(choice, language, JSON.stringify(action))
          expect(stage.target(table.state, action)).toHaveProperty('on')
        }
        if (moves % 20 === 0) {
          looks++
          expectGood(stage.scene(table.state, seat, reader), language, `scene ${moves}`)
          for (const player of table.state.players.keys())
            expectGood(stage.score(table.state, player, reader), language, 'score')
        }
      }
      const events: GameEvent[] = []
      expect(move(table, seat, randomAction(offers, luck), events)).toBeUndefined()
      for (const language of LANGUAGES) {
        const reader = readerIn(language, start.players)
        expectGood(stage.lines!(events, reader), language, JSON.stringify(events))
        for (const event of events) SEENE.add(event.kind), expectGood(stage.line(event, reader), language, JSON.stringify(event))
      }
    }
    expect(looks).toBeGreaterThan(0)
  console.log(start.players, start.seed, table.line.length, table.state.round, [...SEEN].length, game1846.steps.map((s) => s.kind).filter((k) => !SEEN.has(k)).join(), [...SEENE].length)
  },
  120_000,
)
