import { type Bits, bitsOf, hasBit } from './bits.ts'
import { edgesOf, type Face, perFace, type Stop } from './face.ts'
import { type Path, type PathEnd, type StopKind, stopAt } from './track.ts'

/** What a tile keeps of the face that it covers. */
export interface CoverMatch {
  /** For each old stop, the stop that it becomes. */
  readonly stops: readonly number[]
  /** The pieces of track that were not there before. */
  readonly newPieces: Bits
}

/** Whether, and how, a face can be covered by another; undefined when it cannot. */
export type CoverRule = (old: Face, fresh: Face) => CoverMatch | undefined

/** The kinds that a stop of a kind may become, besides staying what it is. */
export type StopUpgrades = Readonly<Partial<Record<StopKind, readonly StopKind[]>>>

/**
 * The ordinary upgrade: every old piece of track stays where it is and leads
 * to the same stop. Stops that were separate stay separate, unless all are
 * cities and the new tile is one single city. Only a tile with a label, which
 * is drawn for its hexes, brings further stops. Answers are kept.
 */
export function coverKeepingTrack(upgrades: StopUpgrades = {}): CoverRule {
  const known = new WeakMap<Face, WeakMap<Face, CoverMatch | 'lost'>>()
  return (old, fresh) => {
    if (!keepsExits(old, fresh)) return undefined
    let answers = known.get(old)
    if (!answers) {
      answers = new WeakMap()
      known.set(old, answers)
    }
    let answer = answers.get(fresh)
    if (answer === undefined) {
      answer = matchCover(old, fresh, upgrades) ?? 'lost'
      answers.set(fresh, answer)
    }
    return answer === 'lost' ? undefined : answer
  }
}

/** Whether every edge with track still has track. */
const keepsExits = (old: Face, fresh: Face): boolean => (edgesOf(old) & ~edgesOf(fresh)) === 0

/** The exchange: only the exits stay, and stops without tokens may change or go (1856 2.2m). */
export const coverKeepingExits: CoverRule = (old, fresh) => {
  if (!keepsExits(old, fresh)) return undefined
  const leadsOn = ([one, other]: Path) =>
    [one, other].some((end) => typeof end === 'number' && !hasBit(edgesOf(old), end))
  return {
    stops: old.stops.map(() => 0),
    newPieces: bitsOf(fresh.paths.flatMap((path, piece) => (leadsOn(path) ? [piece] : []))),
  }
}

function matchCover(old: Face, fresh: Face, upgrades: StopUpgrades): CoverMatch | undefined {
  if (!stopsCanMatch(old, fresh)) return undefined
  for (const stops of matches(old.stops, fresh.stops, upgrades)) {
    const keys = old.paths.map((path) => keyAfter(path, stops))
    if (keys.every((key) => key === undefined || pathKeys(fresh).includes(key)))
      return { stops, newPieces: piecesNotIn(fresh, keys) }
  }
  return undefined
}

function stopsCanMatch(old: Face, fresh: Face): boolean {
  const [before, after] = [old.stops.length, fresh.stops.length]
  if (before < after) return before > 0 && fresh.labels.length > 0
  return before === after || (after === 1 && [...old.stops, ...fresh.stops].every(isCity))
}

const isCity = ({ kind }: Stop): boolean => kind === 'city'

/** Every way in which the old stops can become new ones, lower numbers first. */
function* matches(
  old: readonly Stop[],
  fresh: readonly Stop[],
  upgrades: StopUpgrades,
  chosen: readonly number[] = [],
): Generator<readonly number[]> {
  const stop = old[chosen.length]
  if (!stop) {
    yield chosen
    return
  }
  const merging = old.length > fresh.length
  for (const [index, { kind }] of fresh.entries())
    if ((kind === stop.kind || upgrades[stop.kind]?.includes(kind)) && (merging || !chosen.includes(index)))
      yield* matches(old, fresh, upgrades, [...chosen, index])
}

const pathKey = (one: PathEnd, other: PathEnd): string => [one, other].sort().join(' ')

const pathKeys = perFace(({ paths }) => paths.map(([one, other]) => pathKey(one, other)))

/** An old piece as the new face must have it; undefined for track between two stops that have become one. */
function keyAfter([one, other]: Path, stops: readonly number[]): string | undefined {
  const end = (old: PathEnd): PathEnd => {
    const stop = stopAt(old)
    return stop === undefined ? old : `s${stops[stop]!}`
  }
  return end(one) === end(other) ? undefined : pathKey(end(one), end(other))
}

function piecesNotIn(fresh: Face, old: readonly (string | undefined)[]): Bits {
  let pieces = 0
  for (const [piece, one] of pathKeys(fresh).entries()) if (!old.includes(one)) pieces |= 1 << piece
  return pieces
}
