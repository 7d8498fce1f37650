import {
  type Bits,
  type BoardContents,
  type Components,
  type Edge,
  type Face,
  faceOn,
  type HexName,
  hasBit,
  opposite,
  type PathEnd,
  type Place,
  passableStops,
  piecesAt,
  placeAt,
  slotsOn,
  stopAt,
  stopEnd,
  tokensOf,
} from '@roundhouse/board'

/** Whose trains, and how far they go. */
export interface TrainLengths {
  readonly company: string
  /** 1860-RUN.9: N and M of each. */
  readonly lengths: readonly { readonly large: number; readonly small: number }[]
  /** 1860-RUN.6: whether they may enter a hex again. */
  readonly mayEnterAgain: boolean
  /** 1860-UPG.5: whether small stations count. */
  readonly townsCount: boolean
}

/** What one wants to come to: some of these stops or pieces of track of a hex. */
export interface Wanted {
  readonly hex: HexName
  readonly stops: Bits
  readonly pieces: Bits
}

/**
 * 1860-UPG.5, 1860-UPG.7: whether one train can run from a token to something that is
 * wanted, by a line of track that passes no full city. The shortest ways are
 * looked at first, whether a train could run them or not: nearly always they tell.
 */
export const trainsReach = (
  components: Components,
  laid: BoardContents,
  trains: TrainLengths,
  wanted: Wanted,
): boolean =>
  explore(components, laid, trains, wanted, { legal: false, shortest: true }) &&
  (explore(components, laid, trains, wanted, { legal: true, shortest: true }) ||
    explore(components, laid, trains, wanted, { legal: true, shortest: false }))

interface Ways {
  /** Only ways that no rule of routes forbids (1860-RUN.5 to 1860-RUN.7). */
  readonly legal: boolean
  /** Only ways to a place than which none shorter is known. */
  readonly shortest: boolean
}

/** A line of track so far: where it has come to, by which piece, and with how many stations. */
interface Line {
  readonly place: Place
  readonly at: PathEnd
  readonly piece: number
  readonly large: number
  readonly small: number
  readonly before: Line | undefined
}

function explore(
  { map, tiles }: Components,
  laid: BoardContents,
  { company, lengths, mayEnterAgain, townsCount }: TrainLengths,
  wanted: Wanted,
  { legal, shortest }: Ways,
): boolean {
  const lines: Line[] = []
  const known = new Map<string, Line[]>()
  const faceIn = (place: Place): Face => faceOn(laid, tiles, place)

  const fits = ({ large, small }: Line): boolean =>
    lengths.some((train) => large <= train.large && small <= train.small + train.large - large)

  /** Notes a line if a train can run it, nothing forbids it and it is of use. */
  function note(line: Line): boolean {
    if (!fits(line) || (legal && repeats(line, mayEnterAgain))) return false
    if (shortest && !isShorter(line)) return true
    lines.push(line)
    return true
  }

  function isShorter(line: Line): boolean {
    const key = `${line.place.number} ${line.at}`
    const others = known.get(key) ?? []
    if (others.some(({ large, small }) => large <= line.large && small <= line.small)) return false
    known.set(key, [...others, line])
    return true
  }

  /** A line with the stop at which it arrives. */
  function arriving(line: Line, face: Face, stop: number): Line {
    const { kind } = face.stops[stop]!
    const isTown = kind === 'town' && townsCount
    const isLarge = kind === 'city' || kind === 'offboard'
    return { ...line, large: line.large + (isLarge ? 1 : 0), small: line.small + (isTown ? 1 : 0) }
  }

  /** Goes on by every piece of track; says whether what is wanted was come to. */
  function goOn(line: Line): boolean {
    const { place, at, piece: last, large, small } = line
    const face = faceIn(place)
    const isThere = place.printed.hex === wanted.hex
    for (const { piece, to } of piecesAt(face, at)) {
      if (stopAt(at) !== undefined && piece === last) continue
      const stop = stopAt(to)
      if (stop === undefined) {
        if (isThere && hasBit(wanted.pieces, piece)) return true
        const beyond = place.beyond[to as Edge]
        if (beyond) note({ place: beyond, at: opposite(to as Edge), piece, large, small, before: line })
      } else if (
        note(arriving({ place, at: to, piece, large, small, before: line }, face, stop)) &&
        isThere &&
        (hasBit(wanted.pieces, piece) || hasBit(wanted.stops, stop))
      )
        return true
    }
    return false
  }

  /** Whether a line can be continued from where it has come to. */
  function isOpen({ place, at, before }: Line): boolean {
    const stop = stopAt(at)
    if (stop === undefined || before === undefined) return true
    const face = faceIn(place)
    return hasBit(passableStops(face, slotsOn(laid, place.printed.hex, face), company), stop)
  }

  for (const { hex, stop } of tokensOf(laid, company)) {
    const start: Line = {
      place: placeAt(map, hex),
      at: stopEnd(stop),
      piece: -1,
      large: 1,
      small: 0,
      before: undefined,
    }
    if (note(start) && hex === wanted.hex && hasBit(wanted.stops, stop)) return true
  }
  for (const line of lines) if (isOpen(line) && goOn(line)) return true
  return false
}

/** Whether the last part of a line is where it was before: a stop, a piece of track, a hex side or, where that is forbidden, a hex. */
function repeats({ place, at, piece, before }: Line, mayEnterAgain: boolean): boolean {
  const from = before?.place
  for (let line = before; line; line = line.before) {
    if (line.place === place && line.at === at) return true
    if (line.before?.place === from && line.piece === piece && from) return true
    if (from === place) continue
    if (!mayEnterAgain && line.place === place) return true
    // the side over which it came into the hex that it leaves now
    if (line.place === from && line.at === sideTo(from, place)) return true
  }
  return false
}

const sideTo = (from: Place | undefined, place: Place): Edge | undefined =>
  from && (from.beyond.indexOf(place) as Edge)
