import { type CoverMatch, type CoverRule, coverKeepingTrack, type Face } from '@roundhouse/board'

/** 1860-UPG.2: a village becomes a halt, a halt may become a small station; each stop stays one of its own. */
export const coverOf1860: CoverRule = coverKeepingTrack({ halt: ['town'], town: ['halt'] })

/** As in recorded games, where a halt and a small station may also run together into the small station of a new tile. */
export const coverAsRecorded: CoverRule = (old, fresh) => coverOf1860(old, fresh) ?? runTogether(old, fresh)

const isPair = ({ stops }: Face): boolean =>
  stops.length === 2 && ['halt', 'town'].every((kind) => stops.some((stop) => stop.kind === kind))

function runTogether(old: Face, fresh: Face): CoverMatch | undefined {
  if (old.color === 'plain' || !isPair(old) || !isPair(fresh)) return undefined
  const town = fresh.stops.findIndex(({ kind }) => kind === 'town')
  const edges = old.paths.flat().filter((end) => typeof end === 'number')
  const kept = edges.map((edge) =>
    fresh.paths.findIndex((path) => path.includes(edge) && path.includes(`s${town}`)),
  )
  if (kept.includes(-1)) return undefined
  const newPieces = fresh.paths.reduce(
    (bits, _, piece) => (kept.includes(piece) ? bits : bits | (1 << piece)),
    0,
  )
  return { stops: old.stops.map(() => town), newPieces }
}
