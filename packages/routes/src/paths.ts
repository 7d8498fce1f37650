import type { RunStatement } from './runStatement.ts'

/** A path under the search: growing from a token on one side, then on the other. */
export interface PathWalk {
  /** The stops, in the order they were reached: the token, one side outwards, then the other side. */
  readonly stops: number[]
  readonly links: number[]
  /** How many of the links lie on the first side. */
  firstSide: number
  /** The units of track, 32 to a word. */
  readonly track: Int32Array
  /** The stop that was run through as the one exception; -1 for none. */
  exception: number
}

/** The way out of a stop. */
interface Exit {
  readonly link: number
  readonly to: number
  readonly track: Int32Array
  /** Hexes that it enters, as bits. */
  readonly hexes: Int32Array
}

export const bitWordsFor = (bits: number): number => Math.max(1, Math.ceil(bits / 32))

/**
 * Every path that a train might run, each once: it touches a token, uses no
 * track, stop or group twice, and runs through no stop that is closed.
 * `grow` is told of every stop that joins and says whether any train could
 * still run so far; `shrink` when it leaves; `found` of every path.
 */
export function walkPaths(
  { network, stops, rules }: RunStatement,
  wordCount: number,
  grow: (stop: number) => boolean,
  shrink: (stop: number) => void,
  found: (walk: PathWalk) => void,
): void {
  const exits = exitsOf(network, wordCount, rules.hexAgain)
  const groups = groupsOf(stops)
  const closed = new Uint8Array(stops.length)
  const taken = new Uint8Array(groups.count)
  const hexesUsed = new Int32Array(exits.hexWords)
  const walk: PathWalk = {
    stops: [],
    links: [],
    firstSide: 0,
    track: new Int32Array(wordCount),
    exception: -1,
  }
  const { track } = walk
  let first = -1

  function enter(stop: number): boolean {
    if (closed[stop]) return false
    const own = groups.of[stop]!
    for (let index = 0; index < own.length; index++) if (taken[own[index]!]) return false
    if (!grow(stop)) {
      shrink(stop)
      return false
    }
    closed[stop] = 1
    for (const group of groups.of[stop]!) taken[group] = 1
    walk.stops.push(stop)
    return true
  }

  function exit(stop: number): void {
    walk.stops.pop()
    for (const group of groups.of[stop]!) taken[group] = 0
    closed[stop] = 0
    shrink(stop)
  }

  /** Runs through a stop and on, from the far end of a side. */
  function onward(at: number, second: boolean): void {
    const leaves = !second && at === walk.stops[0]
    const through = leaves ? 'free' : stops[at]!.through
    if (through === 'never' || (through === 'once' && walk.exception >= 0)) return
    if (through === 'once') walk.exception = at
    for (const way of exits.of[at]!) {
      if (second && at === walk.stops[0] && way.link <= first) continue
      along(way, second)
    }
    if (through === 'once') walk.exception = -1
  }

  function along({ link, to, track: used, hexes }: Exit, second: boolean): void {
    for (let word = 0; word < wordCount; word++) if (track[word]! & used[word]!) return
    for (let word = 0; word < hexes.length; word++) if (hexesUsed[word]! & hexes[word]!) return
    if (!enter(to)) return
    for (let word = 0; word < wordCount; word++) track[word]! |= used[word]!
    for (let word = 0; word < hexes.length; word++) hexesUsed[word]! |= hexes[word]!
    walk.links.push(link)
    if (!second) walk.firstSide++
    found(walk)
    if (second) onward(to, true)
    else {
      if (walk.firstSide === 1) first = link
      onward(walk.stops[0]!, true)
      onward(to, false)
    }
    if (!second) walk.firstSide--
    walk.links.pop()
    for (let word = 0; word < wordCount; word++) track[word]! ^= used[word]!
    for (let word = 0; word < hexes.length; word++) hexesUsed[word]! ^= hexes[word]!
    exit(to)
  }

  for (const [start, { token }] of stops.entries()) {
    if (!token || !enter(start)) continue
    const home = exits.homes[start]!
    for (let word = 0; word < home.length; word++) hexesUsed[word]! |= home[word]!
    onward(start, false)
    for (let word = 0; word < home.length; word++) hexesUsed[word]! ^= home[word]!
    exit(start)
    closed[start] = 1
  }
}

function exitsOf({ stops, links }: RunStatement['network'], wordCount: number, hexAgain: boolean) {
  const numbers = new Map<string, number>()
  for (const { hexes } of links)
    for (const hex of hexes) if (!numbers.has(hex)) numbers.set(hex, numbers.size)
  const hexWords = hexAgain ? 0 : bitWordsFor(numbers.size)
  const bits = (items: readonly number[], size: number): Int32Array => {
    const mask = new Int32Array(size)
    for (const item of items) mask[item >> 5]! |= 1 << (item & 31)
    return mask
  }
  const hexBits = (hexes: readonly string[]) =>
    bits(hexAgain ? [] : hexes.map((hex) => numbers.get(hex)!), hexWords)
  const of: Exit[][] = stops.map(() => [])
  for (const [link, { from, to, track, hexes }] of links.entries()) {
    if (!hexAgain && new Set(hexes).size < hexes.length) continue
    const used = bits(track, wordCount)
    of[from]!.push({ link, to, track: used, hexes: hexBits(hexes.slice(1)) })
    of[to]!.push({ link, to: from, track: used, hexes: hexBits(hexes.slice(0, -1)) })
  }
  const homes = stops.map(({ hex }) => hexBits(numbers.has(hex) ? [hex] : []))
  return { of, homes, hexWords }
}

function groupsOf(stops: RunStatement['stops']) {
  const numbers = new Map<string, number>()
  const of = stops.map(({ groups }) =>
    groups.map((group) => {
      if (!numbers.has(group)) numbers.set(group, numbers.size)
      return numbers.get(group)!
    }),
  )
  return { of, count: numbers.size }
}
