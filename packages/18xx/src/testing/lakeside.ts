import { type BoardContents, boardMap, coverKeepingTrack, nothingLaid, STOP_KINDS } from '@roundhouse/board'
import type { RunningTrain } from '@roundhouse/routes'
import { readMap } from '../mapNotation.ts'
import { type RunPosition, runPosition } from '../runs/runPosition.ts'
import { bonusAt, runStop } from '../runs/runStop.ts'
import type { RunTitle } from '../runs/runTitle.ts'
import { tilesInBox } from '../tiles.ts'
import type { TrackTitle } from '../track/trackTitle.ts'
import { layTiles } from './tiles.ts'
import { setToken } from './tokens.ts'

/**
 * The map of a title for tests.
 *
 *         C2
 *     B3      D3
 *         C4
 *             D5
 *         C6
 */
const MAP = readMap(
  `
  hex | color | name   | label | track                            | terrain     | reserved | borders
  B3  | plain | West   |       | city                             |             | Red a1
  C2  | plain
  C4  | plain | Middle |       | city                             | mountain 40 |          | 0 water 20
  D3  | red   | North  |       | offboard early 20 late 40 (1)
  D5  | plain | Inlet  |       | town
  C6  | plain | South  | Z     | city                             |             |          | 3 water 20
`,
  {},
)

/** A title for tests, its rules named after what they forbid. */
export const LAKESIDE = {
  board: {
    map: boardMap('flat', MAP),
    tiles: tilesInBox('3:1 5:2 6:2 7:1 8:* 9:* 14:2 15:2 57:2 58:1 63:1 291:1'),
  },
  colors: ['plain', 'yellow', 'green', 'brown'],
  coverRule: coverKeepingTrack(),
  trackRules: {
    fixed: 'L-fixed',
    color: 'L-color',
    phase: 'L-phase',
    label: 'L-label',
    stock: 'L-stock',
    stops: 'L-stops',
    exit: 'L-exit',
    track: 'L-track',
    'same-track': 'L-same-track',
    'first-connection': 'L-first-connection',
    'upgrade-connection': 'L-upgrade-connection',
    full: 'L-full',
  },
  runRules: {
    'no-train': 'L-no-train',
    short: 'L-short',
    track: 'L-track',
    line: 'L-line',
    'train-again': 'L-train-again',
    token: 'L-token',
    'stop-again': 'L-stop-again',
    full: 'L-full',
    end: 'L-end',
    'group-again': { far: 'L-far' },
    'not-visited': 'L-not-visited',
    stops: 'L-stops',
    skipped: 'L-skipped',
    counted: 'L-counted',
    'token-unpaid': 'L-token-unpaid',
    'track-again': 'L-track-again',
  },
} satisfies TrackTitle & RunTitle

/** A board with these tiles, each told as in "C4 #57 r2", and with these tokens, as in "B3 Red". */
export function boardWith(tiles: readonly string[] = [], tokens: readonly string[] = []): BoardContents {
  const state = { board: nothingLaid() }
  for (const token of tokens) {
    const [hex, company] = token.split(' ') as [string, string]
    setToken(LAKESIDE, state, company, hex, 0)
  }
  layTiles(LAKESIDE, state, tiles)
  return state.board
}

/** Red before it runs with these trains: `2` counts two stops, `2/3` two of three. Counting North earns 50 more. */
export const redRuns = (board: BoardContents, ...trains: ('2' | '3' | '2/3')[]): RunPosition =>
  runPosition({
    board,
    company: 'Red',
    trains: trains.map((name, place) => ({ id: `${name}-${place}`, runs: trainCalled(name) })),
    stop: (hex, index) => runStop(LAKESIDE, board, 'Red', 'early', hex, index),
    bonuses: (network) => bonusAt(network, 'north', ['D3'], 50),
    rules: { hexAgain: true, endKinds: STOP_KINDS, ends: 'touched', token: 'paid', joined: false },
  })

function trainCalled(name: string): RunningTrain {
  const [counts, visits] = name.split('/').map(Number) as [number, number | undefined]
  return {
    name,
    pays: [{ kinds: STOP_KINDS, max: counts }],
    skips: visits === undefined ? [] : STOP_KINDS,
    visits: visits ?? counts,
    multiplier: 1,
  }
}
