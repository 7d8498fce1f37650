import { boardMap, keepingTrack, type Laid, nothingLaid } from '@roundhouse/board'
import { readMap } from '../mapNotation.ts'
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
  keeps: keepingTrack(),
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
} satisfies TrackTitle

/** A board with these tiles, each told as in "C4 #57 r2", and with these tokens, as in "B3 Red". */
export function boardWith(tiles: readonly string[] = [], tokens: readonly string[] = []): Laid {
  const state = { board: nothingLaid() }
  for (const token of tokens) {
    const [hex, company] = token.split(' ') as [string, string]
    setToken(LAKESIDE, state, company, hex, 0)
  }
  layTiles(LAKESIDE, state, tiles)
  return state.board
}
