import type { BoardContents } from '@roundhouse/board'
import { type AnyShares, sharesAt } from '@roundhouse/finance'
import type { Action, CheckedGame, GameState, Refusal, Seat, Step } from '@roundhouse/kernel'

/** What goes wrong in a game, and the laws of which one finds it. */
export type TitleFault<Game> = readonly [fault: string, laws: readonly string[], game: Game]

interface TitleState extends GameState {
  readonly players: readonly { cash: number }[]
  readonly corporations: Readonly<
    Record<string, { readonly shares: AnyShares; readonly trains: { readonly id: string }[] }>
  >
  board: BoardContents
  readonly scrapped: string[]
}

/** A title with one of its steps changed, or with something that happens besides what the rules say. */
export function faulty<S extends GameState, A extends Action, Options>(checked: CheckedGame<S, A, Options>) {
  type Game = CheckedGame<S, A, Options>
  const withStep = (kind: A['kind'], change: (step: Step<S, A>) => Partial<Step<S, A>>): Game => ({
    ...checked,
    steps: checked.steps.map((step) => (step.kind === kind ? { ...step, ...change(step) } : step)),
  })
  const withSideEffect = (kind: A['kind'], happens: (state: S, seat: Seat) => void): Game =>
    withStep(kind, ({ apply }) => ({
      apply(state, action, seat, ...rest) {
        apply(state, action, seat, ...rest)
        happens(state, seat)
      },
    }))
  return { withStep, withSideEffect }
}

/** What no replay can give again. */
let unrepeatable = 0

/** The faults that any title can have, early in a game; `early` is what everybody does in it. */
export function sharedFaults<S extends TitleState, A extends Action, Options>(
  checked: CheckedGame<S, A, Options>,
  { early, pool, refused }: { readonly early: A['kind']; readonly pool: string; readonly refused: Refusal },
): TitleFault<CheckedGame<S, A, Options>>[] {
  const { withStep, withSideEffect } = faulty(checked)
  return [
    [
      'money goes to another player in silence',
      ['accounts'],
      withSideEffect(early, ({ players }, seat) => {
        players[seat]!.cash--
        players[(seat + 1) % players.length]!.cash++
      }),
    ],
    [
      'a share is doubled by a sale',
      ['invariants', 'accounts'],
      withSideEffect('sell', ({ corporations }) => {
        for (const { shares } of Object.values(corporations)) {
          const count = sharesAt(shares, pool)
          if (count > 0) Object.assign(shares, { [pool]: count + 1 })
        }
      }),
    ],
    [
      'a tile is lost by a lay',
      ['invariants', 'accounts'],
      withSideEffect('lay', (state) => {
        const [, ...left] = Object.entries(state.board.tiles)
        state.board = { ...state.board, tiles: Object.fromEntries(left) }
      }),
    ],
    [
      'a tile is turned on the board itself, which copies share',
      ['fork-is-independent', 'undo-is-inverse', 'same-log-same-hash', 'accounts', 'invariants'],
      withSideEffect('lay', (state) => {
        const [tile] = Object.values(state.board.tiles) as { rotation: number }[]
        tile!.rotation = (tile!.rotation + 1) % 6
      }),
    ],
    [
      'a train is scrapped in silence',
      ['accounts', 'invariants'],
      withSideEffect('buy-train', ({ corporations, scrapped }) => {
        const { trains } = Object.values(corporations).find((one) => one.trains.length > 0)!
        scrapped.push(trains.pop()!.id)
      }),
    ],
    [
      'the run that is proposed is refused',
      ['offered-is-accepted'],
      withStep('run', ({ refuse }) => ({
        refuse: (state, action, seat) =>
          'routes' in action && (action.routes as unknown[]).length > 0
            ? refused
            : refuse(state, action, seat),
      })),
    ],
    [
      'tiles that are turned halfway are not offered',
      ['accepted-is-offered'],
      withStep('lay', ({ candidates }) => ({
        candidates: (state, seat) =>
          [...candidates(state, seat)].filter(
            ({ action }) => !('rotation' in action && action.rotation === 3),
          ),
      })),
    ],
    [
      'a lay depends on what was played elsewhere',
      ['undo-is-inverse', 'same-log-same-hash', 'fork-is-independent'],
      withSideEffect('lay', (state) => void Object.assign(state, { number: ++unrepeatable })),
    ],
  ]
}
