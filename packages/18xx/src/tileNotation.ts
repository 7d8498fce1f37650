import {
  cellItems,
  cellNumber,
  cellParts,
  cellWord,
  checkFace,
  type Edge,
  type Face,
  type Path,
  type PathEnd,
  type Revenue,
  readTable,
  type Stop,
  type StopKind,
  type Tile,
} from '@roundhouse/board'

/** Tiles, one a line, at rotation 0: number, colour, label, track, and the rotation where only one is allowed. */
export const readTiles = (text: string): Tile[] =>
  readTable(text, ['tile', 'color', 'label', 'rotation', 'track'], (cells) => ({
    id: cells.tile,
    color: cellWord(PRINTED_COLORS, cells.color),
    count: null,
    labels: cellItems(cells.label),
    ...readTrack(cells.track),
    ...(cells.rotation ? { rotations: [cellNumber(cells.rotation)] } : {}),
  }))

/**
 * The stops and the track of a tile or of a hex, parted by commas.
 *
 * A stop says what it is, what it is worth (nothing where left out), how many
 * tokens it holds (a city one where left out), its name in quotes, in braces
 * the group of which a train visits one, and in brackets the edges that its
 * track leads to. Stops that are alike are written once, with a pair of
 * brackets each. Track that ends at no edge or at no stop is two ends and a
 * dash, an end being an edge, 0 to 5, or a stop by letter, a for the first.
 *
 * - `city 30 x2 (0 1 3 4)`: a city worth 30 with two slots and four exits
 * - `town 10 (0 3) (1 2)`: two towns, on a straight and on a sharp curve
 * - `0-2, 1-3`: two curves that cross
 * - `halt (0), town 10 (2 3), a-b`: a halt on the way into a town
 * - `offboard yellow 30 brown 60 {E} (1)`: 30 in the yellow era, 60 in the brown
 */
export function readTrack(text: string): Pick<Face, 'stops' | 'paths'> {
  const stops: Stop[] = []
  const paths: Path[] = []
  for (const item of cellItems(text))
    if (PIECE.test(item)) paths.push(item.split('-').map(endOf) as [PathEnd, PathEnd])
    else {
      const { stop, exits } = readStop(item)
      for (const edges of exits) {
        paths.push(...edges.map((edge): Path => [edge, `s${stops.length}`]))
        stops.push(stop)
      }
    }
  checkFace('track', { stops, paths })
  return { stops, paths }
}

const PIECE = /^[0-5a-f]-[0-5a-f]$/

/** Kind, worth, slots, name, group, exits. */
const STOP =
  /^(city|town|halt|offboard)( \d+|(?: [a-z]+ \d+)+)?(?: x(\d))?(?: "([^"]+)")?(?: \{([^}]+)\})?((?: \([0-5](?: [0-5])*\))*)$/

/** A stop, and the edges that track leads to from each that is like it. */
function readStop(text: string): { stop: Stop; exits: Edge[][] } {
  const [kind, worth = '', slots, name, group, exits] = cellParts(text, STOP)
  const stop = {
    kind: kind as StopKind,
    revenue: readRevenue(worth),
    ...(kind === 'city' ? { slots: Number(slots ?? 1) } : {}),
    ...(name ? { name } : {}),
    ...(group ? { groups: [group] } : {}),
  }
  const edges = (exits || '()').match(/\([^)]*\)/g)!
  return { stop, exits: edges.map((one) => (one.match(/\d/g) ?? []).map((edge) => Number(edge) as Edge)) }
}

/** One figure, or one for each era. */
function readRevenue(text: string): Revenue {
  const eras = [...text.matchAll(/([a-z]+) (\d+)/g)]
  return eras.length > 0
    ? Object.fromEntries(eras.map(([, era, worth]) => [era, Number(worth)]))
    : Number(text)
}

const LETTERS = 'abcdef'

/** The index of a stop in its hex by its letter. */
export const stopOf = (letter: string): number => LETTERS.indexOf(letter)

const endOf = (end: string): PathEnd => (LETTERS.includes(end) ? `s${stopOf(end)}` : (Number(end) as Edge))

/** The colours of tiles and of the print of hexes. */
export const PRINTED_COLORS = ['plain', 'yellow', 'green', 'brown', 'gray', 'red', 'blue'] as const
