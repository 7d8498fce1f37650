import {
  type Asked,
  type Game,
  type GameState,
  type Language,
  plainStep,
  type RuleBooks,
  readRuleBook,
  refusal,
  step,
} from '@roundhouse/kernel'
import * as z from 'zod/mini'

/** Pebbles: take one to three pebbles, or throw for it; whoever takes the last one wins. */
export interface PebblesState extends GameState {
  heap: number
  turn: number
  taken: number[]
}

type Take = { kind: 'take'; count: number }
type Toss = { kind: 'toss' }
export type PebblesAction = Take | Toss

const Options = z.strictObject({ heap: z._default(z.int(), 12), quick: z._default(z.boolean(), false) })
const MOST = 3

function taking(state: PebblesState, count: number): void {
  state.heap -= count
  state.taken[state.turn]! += count
  if (state.heap > 0) state.turn = (state.turn + 1) % state.taken.length
}

const take = step<PebblesState, Take>({
  kind: 'take',
  shape: z.strictObject({ kind: z.literal('take'), count: z.int() }),
  open: () => undefined,
  candidates: () => [
    { action: { kind: 'take' }, blank: { kind: 'integer', field: 'count', min: 1, max: MOST } },
  ],
  refuse: ({ heap }, { count }) =>
    count < 1 || count > Math.min(heap, MOST) ? refusal('PB-2.1', 'count', { count, heap }) : undefined,
  apply(state, { count }, _seat, emit) {
    taking(state, count)
    emit({ kind: 'taken' })
  },
})

const toss = plainStep<PebblesState, Toss>({
  kind: 'toss',
  shape: z.strictObject({ kind: z.literal('toss') }),
  open: ({ heap }) => (heap < 2 ? refusal('PB-2.2', 'heap') : undefined),
  apply(state, _action, _seat, emit, chance) {
    taking(state, 1 + chance.order(2)[0]!)
    emit({ kind: 'tossed' })
  },
})

export const pebbles: Game<PebblesState, PebblesAction, z.infer<typeof Options>> = {
  id: 'pebbles',
  name: 'Pebbles',
  version: 1,
  players: { min: 2, max: 3 },
  options: Options,
  fallbackRules: { over: 'PB-1.2', turn: 'PB-1.2', form: 'PB-1.2' },
  refuseSetup: (players, { heap, quick }) => {
    if (players < 2 || players > 3) return refusal('PB-1.1', 'players', { players })
    return quick && heap < 4 ? refusal('PB-1.1', 'quick') : undefined
  },
  setup: (players, { heap, quick }, chance) => ({
    heap: quick ? Math.floor(heap / 2) : heap,
    turn: chance.order(players)[0]!,
    taken: Array.from({ length: players }, () => 0),
  }),
  asked: ({ heap, turn }) => (heap > 0 ? [{ seat: turn, prompt: 'turn' }] : []),
  steps: [take, toss],
  redact: (state) => state,
  standings: ({ turn, taken }) =>
    taken
      .map((score, seat) => ({ seat, score, rank: seat === turn ? 1 : 2 }))
      .sort((a, b) => a.rank - b.rank),
  violations: ({ heap, taken }) => (heap < 0 || taken.some((count) => count < 0) ? ['pebbles are owed'] : []),
  log: {
    begin(line) {
      const read = Opening.safeParse(line)
      if (!read.success) return undefined
      const { players, options, first, state } = read.data
      const seats = players.map((_, seat) => seat)
      const chosen = players.indexOf(first)
      return { players, options, setup: [[chosen, ...seats.filter((seat) => seat !== chosen)]], state }
    },
    actor: ({ seat }: Asked, players) => ({ player: players[seat] }),
    describe: ({ heap, turn, taken }, _decisions, players) => ({
      heap,
      next: heap > 0 ? players[turn] : null,
      taken: Object.fromEntries(taken.map((count, seat) => [players[seat]!, count])),
    }),
  },
}

const Opening = z.object({
  game: z.literal('pebbles'),
  players: z.array(z.string()),
  options: z.unknown(),
  first: z.string(),
  state: z.unknown(),
})

export const pebbleRules: Readonly<Record<Language, string>> = {
  en: `# Pebbles

## PB-1 The game

- **PB-1.1 Players.** Two or three play.
  - \`players\` Two or three can play, not {players}.
  - \`quick\` The heap is too small for a quick game.
- **PB-1.2 Turns.** Players take turns until no pebble is left.
  - \`over\` The game is over.
  - \`turn\` It is {player}'s turn.
  - \`form\` There is no such action.
  - \`options\` There is no such option.
  - \`names\` Every player needs a name.
  - \`undo\` There is not so much to undo.

## PB-2 A turn

- **PB-2.1 Take.** Take one to three pebbles.
  - \`count\` You cannot take {count} of {heap} pebbles.
- **PB-2.2 Toss.** Toss a coin for one or two.
  - \`heap\` There is nothing to toss for.
`,
  ja: `# 小石

## PB-1 ゲーム

- **PB-1.1 人数。** 2人か3人で遊ぶ。
  - \`players\` 2人か3人用です。{players}人では遊べません。
  - \`quick\` 短いゲームには山が小さすぎます。
- **PB-1.2 手番。** 石がなくなるまで順に手番を行う。
  - \`over\` ゲームは終わりました。
  - \`turn\` {player}の手番です。
  - \`form\` そのような操作はありません。
  - \`options\` そのようなオプションはありません。
  - \`names\` 名前が必要です。
  - \`undo\` そこまでは戻せません。

## PB-2 手番

- **PB-2.1 取る。** 石を1〜3個取る。
  - \`count\` {heap}個の石から{count}個は取れません。
- **PB-2.2 投げる。** コインを投げて1個か2個取る。
  - \`heap\` 投げる意味がありません。
`,
}

export const pebbleBooks: RuleBooks = { en: readRuleBook(pebbleRules.en), ja: readRuleBook(pebbleRules.ja) }
