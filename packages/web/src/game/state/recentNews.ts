import type { LoggedLine, Position } from '../../worker/protocol/position.ts'
import type { MoveMark } from './state.ts'

interface RecentNews {
  readonly lines: readonly LoggedLine[]
  /** How many moves bots made while they were let run on; null where they were not. */
  readonly forwarded: number | null
}

/** Up to which move of a game news are read: by whoever looks, or, under the game alone, by everybody. */
export type ReadMarks = ReadonlyMap<string, number>

type Reader = Pick<Position, 'id' | 'viewer' | 'branchOf'>

const keyOf = ({ id, viewer }: Reader): string => `${id} ${viewer}`

/** Up to which move this reader knows what has happened; whoever tries a line knows how it came to that. */
export const readUpTo = (reader: Reader, marks: ReadMarks): number =>
  Math.max(marks.get(reader.id) ?? 0, marks.get(keyOf(reader)) ?? 0, reader.branchOf?.move ?? 0)

/** Everything up to that move is read. */
export const withRead = (marks: ReadMarks, reader: Reader, move: number): ReadMarks =>
  new Map(marks).set(keyOf(reader), move)

/** Whoever has moved has read what was before, and does not read it again if that move is taken back; what was taken back is news when it is played anew. */
export const readAfter = (marks: ReadMarks, now: Reader & Pick<Position, 'moves' | 'mine'>): ReadMarks => {
  const known = marks.get(keyOf(now)) ?? 0
  const read = Math.max(Math.min(known, now.moves), now.mine - 1)
  return read === known ? marks : withRead(marks, now, read)
}

/** From where bots are let run on: where that is asked again while they do, still from where it was first. */
export const forwardedFromHere = (
  { id, mine, moves }: Pick<Position, 'id' | 'mine' | 'moves'>,
  earlier: MoveMark | null,
  read: number,
): MoveMark => {
  const isGoingOn = earlier?.id === id && earlier.move >= Math.max(mine, read)
  // what was taken back since is played anew
  return isGoingOn && earlier.move <= moves ? earlier : { id, move: moves }
}

/** What is news to whoever looks, after the last own move and what was read since: what touches everybody, or all that others did. */
export function recentNews(
  { id, mine, moves, turn }: Pick<Position, 'id' | 'mine' | 'moves' | 'turn'>,
  log: readonly LoggedLine[],
  from: MoveMark | null,
  read: number,
  ofAll = false,
): RecentNews {
  const seen = Math.max(mine, read)
  const isForwarded = from?.id === id && from.move >= seen
  // who has made no move has missed nothing, and what bots do while they run on is told after it
  if (isForwarded ? turn === null : mine === 0) return { lines: [], forwarded: null }
  const isNews = ({ move, matters, reveals }: LoggedLine) =>
    (reveals && move >= mine && move > read) ||
    ((matters || ofAll) && mine > 0 && move > seen) ||
    // of what was not seen happening everything is told, not only what touches everybody
    (isForwarded && move > from.move)
  return {
    lines: log.filter((line) => line.move <= moves && isNews(line)),
    forwarded: isForwarded ? moves - from.move : null,
  }
}

/** As many lines as can be taken in. */
export const TAKEN_IN = 6

/** The line that stands for all: what touches everybody, else the first of few and the last of many. */
export function newsInShort(lines: readonly LoggedLine[]): LoggedLine | undefined {
  const plain = lines.filter(({ heading }) => !heading)
  const touching = lines.find(({ matters, reveals }) => matters || reveals)
  return touching ?? (plain.length > TAKEN_IN ? plain.at(-1) : plain[0]) ?? lines[0]
}
