import { type Game, type GameState, type Language, plainStep, refusal, step } from '@roundhouse/kernel'
import type { GameView, Reader } from '@roundhouse/view'
import * as z from 'zod/mini'
import { BARE_HEX } from './bareHex.ts'

/** Pebbles: first everybody hides a charm in the hand, then one takes pebbles from the heap in turn. */
export interface PebblesState extends GameState {
  heap: number
  turn: number
  taken: number[]
  /** What each player hides; null where nothing has been chosen, `?` where it cannot be seen. */
  charms: (string | null)[]
}

type Hide = { kind: 'hide'; charm: string }
type Take = { kind: 'take'; count: number }
type Toss = { kind: 'toss' }
export type PebblesAction = Hide | Take | Toss

const CHARMS = ['owl', 'fox']
const MOST = 3

const Options = z.strictObject({
  heap: z._default(z.enum(['small', 'large']), 'small'),
  charms: z._default(z.boolean(), false),
})

const isHiding = ({ charms }: PebblesState): boolean => charms.includes(null)
const next = (state: PebblesState): void => {
  state.turn = (state.turn + 1) % state.taken.length
}

const hide = step<PebblesState, Hide>({
  kind: 'hide',
  secret: true,
  shape: z.strictObject({ kind: z.literal('hide'), charm: z.string() }),
  open: (state) => (isHiding(state) ? undefined : refusal('PB-2.1', 'over')),
  candidates: () => CHARMS.map((charm) => ({ action: { kind: 'hide', charm } })),
  refuse: (_, { charm }) => (CHARMS.includes(charm) ? undefined : refusal('PB-2.1', 'charm', { charm })),
  apply(state, { charm }, seat, emit) {
    state.charms[seat] = charm
    emit({ kind: 'chose', to: seat })
    emit({ kind: 'hid' })
    next(state)
  },
})

function taking(state: PebblesState, count: number): void {
  state.heap -= count
  state.taken[state.turn]! += count
  if (state.heap > 0) next(state)
}

const take = step<PebblesState, Take>({
  kind: 'take',
  shape: z.strictObject({ kind: z.literal('take'), count: z.int() }),
  open: (state) => (isHiding(state) ? refusal('PB-2.1', 'first') : undefined),
  candidates: () => [
    { action: { kind: 'take' }, blank: { kind: 'integer', field: 'count', min: 1, max: MOST } },
  ],
  refuse: ({ heap }, { count }) =>
    count < 1 || count > Math.min(heap, MOST) ? refusal('PB-2.2', 'count', { count, heap }) : undefined,
  apply(state, { count }, seat, emit) {
    taking(state, count)
    emit({ kind: 'took', seat, count } as { kind: string })
  },
})

const toss = plainStep<PebblesState, Toss>({
  kind: 'toss',
  shape: z.strictObject({ kind: z.literal('toss') }),
  open: (state) => (isHiding(state) || state.heap < 2 ? refusal('PB-2.3', 'heap') : undefined),
  apply(state, _action, seat, emit, chance) {
    const count = 1 + chance.order(2)[0]!
    taking(state, count)
    emit({ kind: 'took', seat, count } as { kind: string })
  },
})

export const pebbles: Game<PebblesState, PebblesAction, z.infer<typeof Options>> = {
  id: 'pebbles',
  name: 'Pebbles',
  version: 1,
  players: { min: 2, max: 3 },
  options: Options,
  fallbackRules: { over: 'PB-1.2', turn: 'PB-1.2', form: 'PB-1.2' },
  refuseSetup: (players) =>
    players < 2 || players > 3 ? refusal('PB-1.1', 'players', { players }) : undefined,
  setup: (players, { heap, charms }) => ({
    heap: heap === 'small' ? 12 : 24,
    turn: 0,
    taken: Array.from({ length: players }, () => 0),
    charms: Array.from({ length: charms ? players : 0 }, () => null),
  }),
  asked: ({ heap, turn }) => (heap > 0 ? [{ seat: turn, prompt: 'turn' }] : []),
  steps: [hide, take, toss],
  redact: (state, viewer) => ({
    ...state,
    charms: state.charms.map((charm, seat) => (seat === viewer || charm === null ? charm : '?')),
  }),
  standings: ({ taken }) =>
    taken
      .map((score, seat) => ({ seat, score, rank: 1 + taken.filter((other) => other > score).length }))
      .sort((a, b) => a.rank - b.rank),
  violations: () => [],
  recording: (file) => {
    const { pebbles: counts } = (file ?? {}) as { pebbles?: number[] }
    if (!Array.isArray(counts)) return undefined
    return {
      players: ['Left', 'Right'],
      options: {},
      setup: [],
      result: undefined,
      actions: counts.map((_, id) => ({ id })),
      movesFor: (state, place) => [
        { seat: state.turn, action: { kind: 'take', count: counts[place] } as Take },
      ],
    }
  },
}

const said = ({ language }: Pick<Reader, 'language'>, en: string, ja: string): string =>
  language === 'en' ? en : ja

const roundOf = ({ heap }: Pick<PebblesState, 'heap'>, reader: Pick<Reader, 'language'>): string =>
  said(reader, `${heap} pebbles left`, `残り${heap}個`)

export const pebblesStage: GameView<PebblesState, PebblesAction> = {
  summary: (reader) => said(reader, 'Take pebbles from a heap.', '山から石を取ります。'),
  options: (reader) => [
    {
      name: 'heap',
      label: said(reader, 'Heap', '山'),
      explanation: said(reader, 'How many pebbles there are.', '石の数です。'),
      rule: 'PB-1.1',
      values: [
        { value: 'small', label: said(reader, 'Small', '小') },
        { value: 'large', label: said(reader, 'Large', '大') },
      ],
      standard: 'small',
    },
    {
      name: 'charms',
      label: said(reader, 'Charms', 'お守り'),
      explanation: said(reader, 'Whether everybody hides a charm.', 'お守りを隠すかどうかです。'),
      values: [
        { value: false, label: said(reader, 'No', 'なし') },
        { value: true, label: said(reader, 'Yes', 'あり') },
      ],
      standard: false,
    },
  ],
  round: roundOf,
  scene: ({ heap, taken, charms, turn }, reader) => ({
    round: roundOf({ heap }, reader),
    facts: [{ label: said(reader, 'Heap', '山'), value: `${heap}` }],
    currency: {},
    board: {
      layout: 'pointy',
      hexes: Array.from({ length: heap }, (_, place) => ({
        ...BARE_HEX,
        hex: `H${place}`,
        column: 2 * (place % 6) + (Math.floor(place / 6) % 2),
        row: Math.floor(place / 6),
        ground: place % 3 === 0 ? 'yellow' : 'plain',
      })),
    },
    players: taken.map((count, seat) => ({
      seat,
      name: reader.players[seat]!,
      cash: count,
      facts: charms[seat] ? [{ label: said(reader, 'Charm', 'お守り'), value: charms[seat] }] : [],
      cards: [],
      ...(seat === turn && { first: true as const }),
    })),
    supplies: [],
  }),
  prompt: (state, _asked, reader) =>
    isHiding(state) ? said(reader, 'hide a charm', 'お守りを隠す') : said(reader, 'take pebbles', '石を取る'),
  kind: (kind, reader) =>
    ({
      hide: said(reader, 'Hide', '隠す'),
      take: said(reader, 'Take', '取る'),
      toss: said(reader, 'Toss a coin', 'コインを投げる'),
    })[kind],
  target: ({ kind }) => (kind === 'hide' ? { on: 'card', card: 'charm' } : { on: 'nothing' }),
  preview: ({ heap }, action, _seat, reader) => ({
    label:
      action.kind === 'take'
        ? said(reader, `Take ${action.count}`, `${action.count}個取る`)
        : action.kind === 'hide'
          ? said(reader, `Hide the ${action.charm}`, `${action.charm}を隠す`)
          : said(reader, 'Toss', '投げる'),
    changes:
      action.kind === 'take'
        ? [{ label: said(reader, 'Heap', '山'), before: `${heap}`, after: `${heap - action.count}` }]
        : [],
    notes: [],
  }),
  lines: (events, reader) =>
    events.flatMap((event) => {
      const { kind, seat, count } = event as { kind: string; seat?: number; count?: number }
      const name = reader.players[seat!]
      if (kind === 'took')
        return [{ text: said(reader, `${name} takes ${count}`, `${name}が${count}個取る`) }]
      if (kind === 'chose') return [{ text: said(reader, 'Only you see this', 'あなただけに見えます') }]
      return kind === 'hid' ? [{ text: said(reader, 'A charm is hidden', 'お守りが隠された') }] : []
    }),
  score: ({ taken }, seat, reader) => [
    { label: said(reader, 'Pebbles', '石'), value: `${taken[seat]}`, amount: taken[seat]! },
  ],
}

export const pebbleRules: Readonly<Record<Language, string>> = {
  en: `# Pebbles

## PB-1 The game

- **PB-1.1 Players.** Two or three play.
  - \`players\` Two or three can play, not {players}.
- **PB-1.2 Turns.** Players take turns until no pebble is left.
  - \`over\` The game is over.
  - \`turn\` It is {player}'s turn.
  - \`form\` There is no such action.
  - \`options\` There is no such option.
  - \`names\` Every player needs a name of their own.

## PB-2 A turn

- **PB-2.1 Charm.** Hide an owl or a fox.
  - \`over\` All charms are hidden.
  - \`first\` First everybody hides a charm.
  - \`charm\` There is no {charm}.
- **PB-2.2 Take.** Take one to three pebbles.
  - \`count\` You cannot take {count} of {heap} pebbles.
- **PB-2.3 Toss.** Toss a coin for one or two.
  - \`heap\` There is nothing to toss for.
`,
  ja: `# 小石

## PB-1 ゲーム

- **PB-1.1 人数。** 2人か3人で遊ぶ。
  - \`players\` 2人か3人用です。{players}人では遊べません。
- **PB-1.2 手番。** 石がなくなるまで順に手番を行う。
  - \`over\` ゲームは終わりました。
  - \`turn\` {player}の手番です。
  - \`form\` そのような操作はありません。
  - \`options\` そのようなオプションはありません。
  - \`names\` 別々の名前が必要です。

## PB-2 手番

- **PB-2.1 お守り。** ふくろうか狐を隠す。
  - \`over\` お守りは全員が隠しました。
  - \`first\` 先に全員がお守りを隠します。
  - \`charm\` {charm}はありません。
- **PB-2.2 取る。** 石を1〜3個取る。
  - \`count\` {heap}個の石から{count}個は取れません。
- **PB-2.3 投げる。** コインを投げて1個か2個取る。
  - \`heap\` 投げる意味がありません。
`,
}
