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
  viewOf,
} from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { type BnoAction, SHAPES } from '../actions.ts'
import { COMPANIES, COMPANY_CARDS } from '../components/companies.ts'
import { MAP } from '../components/map.ts'
import type { BnoEvent } from '../events.ts'
import { baltimoreOhio } from '../index.ts'
import type { State } from '../state.ts'
import { stage } from './stage.ts'

const PLAYERS = ['あおい', 'ひろし', 'まさこ', 'けんた', 'ゆり', 'なお']

interface Start {
  readonly players: number
  readonly seed: number
  readonly options?: object
}

function tableOf({ players, seed, options = {} }: Start): Table<State, BnoAction> {
  const table = newTable(baltimoreOhio, { players: PLAYERS.slice(0, players), options, seed })
  if (isRefusal(table)) throw new Error(table.rule)
  return table
}

const readersOf = ({ players }: Start): Reader[] =>
  LANGUAGES.map((language) => ({ language, players: PLAYERS.slice(0, players) }))

/** Fields that nobody reads. */
const SILENT = [
  'id',
  'kind',
  'paint',
  'ground',
  'hex',
  'company',
  'status',
  'state',
  'on',
  'heading',
  'layout',
]

/** Every text in something that is shown, keys and machine names left out. */
function textsIn(shown: unknown): string[] {
  if (typeof shown === 'string') return [shown]
  if (typeof shown !== 'object' || shown === null) return []
  return Object.entries(shown).flatMap(([key, value]) => (SILENT.includes(key) ? [] : textsIn(value)))
}

/** Names that are the same in every language, longest first. */
const NAMES = [
  ...COMPANIES,
  ...COMPANIES.map((id) => COMPANY_CARDS[id].name),
  ...MAP.flatMap(({ city, coal }) => city?.name ?? coal?.name ?? []),
].sort((one, other) => other.length - one.length)

function withoutNames(text: string): string {
  let rest = text
  for (const name of NAMES) rest = rest.replaceAll(name, '')
  return rest
}

const PLAYER = new RegExp(PLAYERS.join('|'), 'g')

function expectGood(shown: unknown, language: Language, what: string): void {
  for (const text of textsIn(shown)) {
    expect(text, what).not.toMatch(/undefined|NaN|\[object|null|Infinity|\$-/)
    if (language === 'ja') expect(withoutNames(text), `${what}: ${text}`).not.toMatch(/[A-Za-z]{2}/)
    else expect(text.replaceAll(PLAYER, ''), what).not.toMatch(/[ぁ-んァ-ヶ一-龠、。：（）]/)
  }
}

/** One action for each kind on offer, so that a whole game can be looked at. */
function ofEachKind(offers: readonly Offer<BnoAction>[], luck: ChanceState): BnoAction[] {
  const kinds = [...new Set(offers.map(({ action }) => action.kind))]
  return kinds.map((kind) =>
    randomAction(
      offers.filter(({ action }) => action.kind === kind),
      luck,
    ),
  )
}

const GAMES: readonly Start[] = [
  { players: 3, seed: 1 },
  { players: 4, seed: 2, options: { priceRiseRequiresDividend: true, lossChargedToTreasury: true } },
  { players: 6, seed: 3, options: { receivershipScrapsEquipment: true, coalNeedsEquipment: true } },
  { players: 5, seed: 4, options: { playersMayBuyUnownedShares: false } },
]

const seen = { kinds: new Set<string>(), events: new Set<string>() }

test.each(GAMES)(
  'a whole game of $players can be told in every language',
  (start) => {
    const table = tableOf(start)
    const readers = readersOf(start)
    const luck = seeded(start.seed)
    for (let moves = 0; ; moves++) {
      const [decision] = decisions(baltimoreOhio, table.state)
      if (!decision) break
      const { seat, offers } = decision
      const view = viewOf(baltimoreOhio, table.state, seat)
      const actions = ofEachKind(offers, luck)
      for (const reader of readers) {
        const { language } = reader
        expectGood(stage.prompt(view, decision, reader), language, decision.prompt)
        for (const action of actions) {
          const choice = stage.choice(view, action, seat, reader)
          expect(choice.label).not.toBe('')
          expectGood(choice, language, JSON.stringify(action))
        }
        if (moves % 20 === 0) {
          expectGood(stage.scene(view, seat, reader), language, `scene ${moves}`)
          for (const player of view.players.keys())
            expectGood(stage.score(view, player, reader), language, 'score')
        }
      }
      for (const { kind } of actions) seen.kinds.add(kind)
      const events: GameEvent[] = []
      expect(move(table, seat, randomAction(offers, luck), events)).toBeUndefined()
      for (const event of events) {
        seen.events.add(event.kind)
        for (const reader of readers)
          expectGood(stage.line(event, reader), reader.language, JSON.stringify(event))
      }
    }
    expect(table.state.round).toBe('over')
    for (const reader of readers)
      expectGood(stage.scene(table.state, null, reader), reader.language, 'the end')
  },
  120_000,
)

test('those games knew every kind of action and nearly every event', () => {
  expect([...seen.kinds].sort()).toEqual(Object.keys(SHAPES).sort())
  const rare: BnoEvent['kind'][] = ['president', 'receivership', 'technology', 'loss', 'game-end']
  for (const kind of rare) expect(seen.events).toContain(kind)
})

test.each(LANGUAGES)('what is said without a position, in %s', (language) => {
  const options = stage.options({ language })
  expectGood([stage.summary({ language }), options], language, 'the game')
  for (const kind of Object.keys(SHAPES) as BnoAction['kind'][])
    expectGood(stage.kind(kind, { language }), language, kind)
  for (const { values, standard, rule } of options) {
    expect(values.map(({ value }) => value)).toContain(standard)
    expect(rule).toMatch(/^BO-\d+\.\d+$/)
  }
})
