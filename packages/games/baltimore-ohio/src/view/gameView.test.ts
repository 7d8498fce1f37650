import {
  act,
  type ChanceState,
  decisions,
  type GameEvent,
  LANGUAGES,
  type Language,
  type Offer,
  randomAction,
  redactFor,
  seeded,
} from '@roundhouse/kernel'
import type { Reader } from '@roundhouse/view'
import { expect, test } from 'vitest'
import { type BnoAction, SHAPES } from '../actions.ts'
import { COMPANIES, COMPANY_CARDS } from '../components/companies.ts'
import { MAP } from '../components/map.ts'
import type { BnoEvent } from '../events.ts'
import { baltimoreOhio } from '../index.ts'
import { inOperation, newGame, open, receivership } from '../scenarios/position.ts'
import type { BnoState } from '../state.ts'
import { bnoView } from './gameView.ts'

const PLAYERS = ['あおい', 'ひろし', 'まさこ', 'けんた', 'ゆり', 'なお']
const READERS: readonly Reader[] = LANGUAGES.map((language) => ({ language, players: PLAYERS }))

/** Fields that nobody reads. */
const SILENT = [
  'id',
  'kind',
  'kinds',
  'endedKinds',
  'paint',
  'ground',
  'hex',
  'company',
  'status',
  'state',
  'heading',
  'layout',
  'name',
  'rule',
  'probe',
  'probes',
  'did',
]

/** Every text in something that is shown, names and machine words left out. */
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
const NAME = new RegExp(NAMES.map((name) => name.replace('.', '\\.')).join('|'), 'g')
const PLAYER = new RegExp(PLAYERS.join('|'), 'g')

const BROKEN = /undefined|NaN|\[object|null|Infinity|\$-|^$/
const FOREIGN: Readonly<Record<Language, (text: string) => boolean>> = {
  en: (text) => /[ぁ-んァ-ヶ一-龠、。：（）]/.test(text.replaceAll(PLAYER, '')),
  ja: (text) => /[A-Za-z]{2}/.test(text.replaceAll(NAME, '')),
}

/** Texts that nobody should read. */
const wrongIn = (shown: unknown, { language }: Pick<Reader, 'language'>): string[] =>
  textsIn(shown).filter((text) => BROKEN.test(text) || FOREIGN[language](text))

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

/** Railways that reach the coal, and one that has failed. */
function grown(): BnoState {
  const state = newGame({ players: 4 })
  open(state, 'B&O', {
    price: 100,
    players: { A: 3, B: 2 },
    unowned: 2,
    treasury: 400,
    equipment: [1, 6],
    cubes: ['I29', 'H28', 'H26'],
    lastNetIncome: 30,
  })
  open(state, 'C&O', {
    price: 82,
    players: { B: 4 },
    treasury: 300,
    equipment: [2],
    cubes: ['L26', 'L24', 'L22', 'L20'],
    coal: ['L18'],
  })
  receivership(state, 'PRR', { treasury: 40, unowned: 3 })
  inOperation(state, 'B&O')
  return state
}

const GAMES = [
  { name: 'three', state: () => newGame({ players: 3 }), seed: 1 },
  {
    name: 'four, with options',
    state: () => newGame({ options: { priceRiseRequiresDividend: true, lossChargedToTreasury: true } }),
    seed: 2,
  },
  {
    name: 'five, with other options',
    state: () =>
      newGame({
        players: 5,
        options: {
          receivershipScrapsEquipment: true,
          coalNeedsEquipment: true,
          playersMayBuyUnownedShares: false,
        },
      }),
    seed: 3,
  },
  { name: 'four, from the middle', state: grown, seed: 4 },
]

const seen = { kinds: new Set<string>(), events: new Set<string>() }

test.each(GAMES)(
  'a whole game of $name can be told in every language',
  ({ state: start, seed }) => {
    const state = start()
    const luck = seeded(seed)
    const wrong: string[] = []
    for (let moves = 0; ; moves++) {
      const [decision] = decisions(baltimoreOhio, state)
      if (!decision) break
      const { seat, offers } = decision
      const view = redactFor(baltimoreOhio, state, seat)
      const actions = ofEachKind(offers, luck)
      for (const reader of READERS) {
        wrong.push(
          ...wrongIn(bnoView.prompt(view, decision, reader), reader),
          ...actions.flatMap((action) => wrongIn(bnoView.preview(view, action, seat, reader), reader)),
          ...(moves % 20 === 0 ? wrongIn(bnoView.scene(view, reader), reader) : []),
          ...wrongIn(bnoView.score(view, seat, reader), reader),
        )
      }
      for (const { kind } of actions) seen.kinds.add(kind)
      const told = (event: GameEvent) => {
        seen.events.add(event.kind)
        for (const reader of READERS) {
          const lines = bnoView.lines([event], reader)
          wrong.push(...wrongIn(lines, reader))
          for (const { text, money = false } of lines) expect(money, text).toBe(text.includes('$'))
        }
      }
      expect(act(baltimoreOhio, state, seat, randomAction(offers, luck), told)).toBeUndefined()
    }
    for (const reader of READERS) wrong.push(...wrongIn(bnoView.scene(state, reader), reader))
    expect(state.round).toBe('over')
    expect(wrong).toEqual([])
  },
  60_000,
)

/** Each event once: one that is missing here is a type error. */
const EVENTS: Readonly<Record<BnoEvent['kind'], true>> = {
  sold: true,
  bought: true,
  founded: true,
  restarted: true,
  redeemed: true,
  passed: true,
  'turn-ended': true,
  price: true,
  president: true,
  'operating-round': true,
  'equipment-bought': true,
  technology: true,
  scrapped: true,
  built: true,
  'coal-taken': true,
  income: true,
  loss: true,
  receivership: true,
  dividend: true,
  'turn-order': true,
  'game-end': true,
}

test('those games knew every kind of action and every event', () => {
  expect([...seen.kinds].sort()).toEqual(Object.keys(SHAPES).sort())
  expect([...seen.events].sort()).toEqual(Object.keys(EVENTS).sort())
})

test.each(READERS)('what is said without a position, in $language', (reader) => {
  const options = bnoView.options(reader)
  const kinds = (Object.keys(SHAPES) as BnoAction['kind'][]).map((kind) => bnoView.kind(kind, reader))
  expect(wrongIn([bnoView.summary(reader), options, kinds], reader)).toEqual([])
  for (const { values, standard } of options) expect(values.map(({ value }) => value)).toContain(standard)
  expect(options.map(({ name, rule }) => `${name} ${rule}`)).toEqual([
    'priceRiseRequiresDividend BO-10.5',
    'lossChargedToTreasury BO-9.5',
    'coalNeedsEquipment BO-8.6',
    'receivershipScrapsEquipment BO-11.2',
    'playersMayBuyUnownedShares BO-3.11',
  ])
})
