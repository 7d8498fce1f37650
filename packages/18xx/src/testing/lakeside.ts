import { boardMap, keepingTrack, type Laid, layTile, nothingLaid, placeToken } from '@roundhouse/board'
import { readMap } from '../mapNotation.ts'
import { tilesInBox } from '../tiles.ts'
import type { TrackTitle } from '../track/trackTitle.ts'

/**
 * The map of a title for tests: three cities round a lake that is no hex.
 *
 *         C2
 *     B3      D3 (off board, open to C4)
 *         C4 (terrain)
 *             D5 (town)
 *         C6 (a bridge to C4; label Z)
 */
const HEXES = readMap(
  `
  hex | color | name   | label | track                        | terrain     | reserved | borders
  B3  | plain | West   |       | city                         |             | Red a1
  C2  | plain
  C4  | plain | Middle |       | city                         | mountain 40 |          | 0 water 20
  D3  | red   | North  |       | offboard early 20 late 40 (1)
  D5  | plain | Inlet  |       | town
  C6  | plain | South  | Z     | city                         |             |          | 3 water 20
`,
  {},
)

const TILES = tilesInBox('7:1 8:* 9:* 5:2 6:2 57:2 3:1 58:1 291:1 14:2 15:2 63:1')

/** A title for tests: the rules are named after what they forbid. */
export const LAKESIDE = {
  board: { map: boardMap('flat', HEXES), tiles: TILES },
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

/** A board with these tiles, each told as in "C4 #57 r2", and these tokens, as in "B3 Red". */
export function board(tiles: readonly string[] = [], tokens: readonly string[] = []): Laid {
  let laid = nothingLaid()
  for (const token of tokens) {
    const [hex, company] = token.split(' ') as [string, string]
    laid = placeToken(laid, LAKESIDE.board, hex, 0, company)
  }
  for (const text of tiles) {
    const [, hex, tile, rotation] = /^(\w+) #(\w+) r(\d)$/.exec(text)!
    laid = layTile(laid, LAKESIDE.board, { hex: hex!, tile: tile!, rotation: Number(rotation), stops: [0] })
  }
  return laid
}
