import {
  type BoardContents,
  type Components,
  type Edge,
  faceOn,
  opposite,
  type PathEnd,
  type Place,
  piecesAt,
  revenueIn,
  type StopKind,
  slotsOn,
  stopAt,
} from '@roundhouse/board'

/** What decides a run, in the words of the rule book and not in those of the search. */
export interface Running {
  readonly board: Components
  readonly laid: BoardContents
  readonly company: string
  /** 1860-BKR.3: companies whose tokens are turned over. */
  readonly turned: readonly string[]
  readonly era: string
  /** 1860-RUN.9: N and M of each train. */
  readonly trains: readonly { readonly large: number; readonly small: number }[]
  /** 1860-RUN.8: with the option, small stations may be passed. */
  readonly mayPassTowns: boolean
  /** 1860-RUN.6: with the option, hexes may be entered again. */
  readonly mayEnterAgain: boolean
  /** 1860-SOU.2: whether halts count. */
  readonly halts: boolean
  /** 1860-INS.5, 1860-NAT.4: at most N stops of whatever kind. */
  readonly onlyLarge: boolean
  /** 1860-INS.6: what a leased train earns instead of the values. */
  readonly lease: { readonly base: number; readonly perStop: number } | null
  /** 1860-RUN.3: with the option, the city that some route must visit. */
  readonly home: string | null
}

type Train = Running['trains'][number]

interface Line {
  readonly stops: readonly string[]
  /** Pieces of track and hex sides, as bits. */
  readonly used: bigint
  /** 1860-RUN.10: full cities that it passes. */
  readonly passed: number
  readonly values: Readonly<Record<'large' | 'small' | 'halts', readonly number[]>>
}

interface Run extends Line {
  readonly worth: number
}

/**
 * The most that the trains of a company can come to, halts included: every line
 * of track that is a route is written down, and every choice of one for each
 * train is tried that could still be better. Nothing if that takes too many tries.
 */
export function tryEveryRun(running: Running, mostTries = 20_000_000): number | undefined {
  const lines = linesOf(running)
  const lists = running.trains.map((train) =>
    lines
      .flatMap((line): Run[] => {
        const worth = worthFor(running, train, line)
        return worth === undefined ? [] : [{ ...line, worth }]
      })
      .sort((one, other) => other.worth - one.worth),
  )
  let best = 0
  let tries = 0

  function choose(
    used: bigint,
    passed: number,
    sum: number,
    chosen: readonly Run[],
    left: readonly Run[][],
  ): void {
    if (sum > best && hangTogether(chosen) && visitsHome(running, chosen)) best = sum
    const [runs, ...others] = left
    if (!runs) return
    const most = others.reduce((most, [first]) => most + (first?.worth ?? 0), sum)
    for (const run of runs) {
      if (most + run.worth <= best || tries++ > mostTries) break
      if ((used & run.used) === 0n && passed + run.passed <= 1)
        choose(used | run.used, passed + run.passed, sum + run.worth, [...chosen, run], others)
    }
    if (most > best) choose(used, passed, sum, chosen, others)
  }
  choose(0n, 0, 0, [], lists)
  return tries > mostTries ? undefined : best
}

/** 1860-RUN.2, 1860-RUN.3, 1860-RUN.5 to 1860-RUN.7, 1860-RUN.10: every line that is a route for some train. */
function linesOf(running: Running): Line[] {
  const { board, laid, company, turned, era, trains, mayEnterAgain } = running
  const lines: Line[] = []
  const bits = new Map<string, bigint>()
  const bitOf = (name: string): bigint => {
    if (!bits.has(name)) bits.set(name, 1n << BigInt(bits.size))
    return bits.get(name)!
  }
  const faceIn = (place: Place) => faceOn(laid, board.tiles, place)

  const stops: { name: string; kind: StopKind; value: number; token: boolean; full: boolean }[] = []
  const hexes: Place[] = []
  let used = 0n

  function arrive(place: Place, index: number): void {
    const { hex } = place.printed
    const name = `${hex}.${index}`
    if (stops.some((stop) => stop.name === name)) return
    const face = faceIn(place)
    const { kind, revenue } = face.stops[index]!
    const slots = slotsOn(laid, hex, face)[index]!
    const token = slots.includes(company)
    const isFree = slots.some((slot) => slot === null || turned.includes(slot))
    const full = kind === 'city' && !token && !isFree
    const isThrough = stops.length > 0
    stops.push({ name, kind, value: revenueIn(revenue, era), token, full })
    if (trains.some((train) => hasRoomFor(running, train, count('city', 'offboard'), count('town')))) {
      if (kind !== 'halt' && name > stops[0]!.name && stops.some((stop) => stop.token)) lines.push(lineNow())
      const passed = stops.filter((stop, place) => place > 0 && stop.full).length
      if (!isThrough || (kind !== 'offboard' && passed <= 1)) follow(place, `s${index}`)
    }
    stops.pop()
  }

  const count = (...kinds: StopKind[]): number => stops.filter(({ kind }) => kinds.includes(kind)).length

  function lineNow(): Line {
    const valuesOf = (...kinds: StopKind[]) =>
      stops.flatMap(({ kind, value }) => (kinds.includes(kind) ? [value] : []))
    return {
      stops: stops.map(({ name }) => name),
      used,
      passed: stops.slice(1, -1).filter(({ full }) => full).length,
      values: { large: valuesOf('city', 'offboard'), small: valuesOf('town'), halts: valuesOf('halt') },
    }
  }

  function follow(place: Place, from: PathEnd): void {
    for (const { piece, to } of piecesAt(faceIn(place), from))
      along(bitOf(`${place.printed.hex} ${piece}`), () => {
        const stop = stopAt(to)
        if (stop !== undefined) arrive(place, stop)
        else cross(place, to as Edge)
      })
  }

  function cross(place: Place, edge: Edge): void {
    const beyond = place.beyond[edge]
    if (!beyond || (!mayEnterAgain && hexes.includes(beyond))) return
    const side = [`${place.printed.hex}|${edge}`, `${beyond.printed.hex}|${opposite(edge)}`].sort()[0]!
    hexes.push(beyond)
    along(bitOf(side), () => follow(beyond, opposite(edge)))
    hexes.pop()
  }

  function along(bit: bigint, go: () => void): void {
    if (used & bit) return
    used |= bit
    go()
    used &= ~bit
  }

  for (const place of board.map.places.values()) {
    hexes.push(place)
    for (const [index, { kind }] of faceIn(place).stops.entries()) if (kind !== 'halt') arrive(place, index)
    hexes.pop()
  }
  return lines
}

/** 1860-RUN.9, 1860-INS.5, 1860-NAT.4: how many small stations and halts a train may visit beside so many large ones. */
const roomFor = ({ onlyLarge }: Running, train: Train, large: number): number =>
  train.large - large + (onlyLarge ? 0 : train.small)

/** Whether a train could come by so many stations. */
const hasRoomFor = (running: Running, train: Train, large: number, small: number): boolean =>
  large <= train.large && (running.mayPassTowns || small <= roomFor(running, train, large))

/** 1860-RUN.8, 1860-RUN.11, 1860-RUN.12, 1860-INS.6: the most that a train makes of a line, whatever number of halts it serves. */
function worthFor(running: Running, train: Train, line: Line): number | undefined {
  const { lease } = running
  const { large, small, halts } = line.values
  if (!hasRoomFor(running, train, large.length, small.length)) return undefined
  const room = roomFor(running, train, large.length)
  const towns = [...small].sort((one, other) => other - one)
  let most: number | undefined
  for (let served = 0; served <= (running.halts ? Math.min(halts.length, room) : 0); served++) {
    if (!running.mayPassTowns && small.length + served > room) break
    const visited = [...large, ...towns.slice(0, room - served)]
    const worth = lease
      ? lease.base + lease.perStop * (visited.length + served)
      : visited.reduce((sum, value) => sum + value, 10 * served)
    most = Math.max(most ?? 0, worth)
  }
  return most
}

/** 1860-RUN.4. */
function hangTogether([first, ...rest]: readonly Line[]): boolean {
  if (!first) return true
  const reached = new Set(first.stops)
  let waiting = rest
  for (let joined = true; joined; ) {
    const apart = waiting.filter(({ stops }) => !stops.some((stop) => reached.has(stop)))
    joined = apart.length < waiting.length
    for (const line of waiting) if (!apart.includes(line)) for (const stop of line.stops) reached.add(stop)
    waiting = apart
  }
  return waiting.length === 0
}

/** 1860-RUN.3. */
const visitsHome = ({ home }: Running, lines: readonly Line[]): boolean =>
  home === null || lines.length === 0 || lines.some(({ stops }) => stops.includes(home))
