import { EDGES, type Edge, opposite } from '@roundhouse/board'
import type { FiledCase, FiledHex, FiledRules, PositionFile } from './positionFile.ts'

/** What is wrong in a position file, and where. Stops are meant as the file calls them: "s0". */
export type PositionProblem =
  | { readonly problem: 'hex-again'; readonly hex: string }
  | { readonly problem: 'no-such-edge'; readonly hex: string; readonly edge: number }
  | { readonly problem: 'no-such-end'; readonly hex: string; readonly end: string }
  | { readonly problem: 'no-such-stop'; readonly hex: string; readonly stop: string }
  | { readonly problem: 'no-such-rotation'; readonly hex: string; readonly rotation: number }
  | { readonly problem: 'not-six-neighbours'; readonly hex: string; readonly count: number }
  | {
      readonly problem: 'unknown-neighbour'
      readonly hex: string
      readonly edge: Edge
      readonly neighbour: string
    }
  | {
      readonly problem: 'one-way-neighbour'
      readonly hex: string
      readonly edge: Edge
      readonly neighbour: string
    }
  | {
      readonly problem: 'too-many-tokens'
      readonly hex: string
      readonly stop: string
      readonly tokens: number
      readonly slots: number
    }
  | { readonly problem: 'slots-outside-city'; readonly hex: string; readonly stop: string }
  | { readonly problem: 'counts-as-elsewhere'; readonly hex: string; readonly stop: string }
  | {
      readonly problem: 'unknown-rule-value'
      readonly rule: keyof FiledRules
      readonly value: string | number | boolean
      readonly known: readonly (string | number | boolean)[]
    }
  | { readonly problem: 'no-token'; readonly case: string; readonly corporation: string }
  | { readonly problem: 'train-without-pays'; readonly case: string; readonly train: string }

/** The values of each rule that can be searched for. */
const KNOWN: { readonly [rule in keyof FiledRules]: readonly FiledRules[rule][] } = {
  sameTrackTwice: [false],
  sameStopTwice: [false],
  sameStopHexTwice: [false, true],
  betweenRoutes: ['track-disjoint'],
  trackUnit: ['edge', 'path'],
  minStops: [2],
  ends: ['paid-stop'],
  token: ['on-path', 'paid'],
  blocking: ['full-of-others'],
  offboard: ['end-only'],
  offboardToOffboard: [true, false],
  idleTrains: [true],
  bonusBeforeMultiplier: [true],
}

export const problemIn = ({ hexes, rules, cases }: PositionFile): PositionProblem | undefined =>
  problemWithRules(rules) ??
  problemWithNames(hexes) ??
  first(hexes, problemWithHex) ??
  problemWithNeighbours(hexes) ??
  first(cases, (question) => problemWithCase(question, hexes))

/** The first problem that any of the items has. */
function first<T>(items: readonly T[], find: (item: T, place: number) => PositionProblem | undefined) {
  for (const [place, item] of items.entries()) {
    const problem = find(item, place)
    if (problem) return problem
  }
  return undefined
}

function problemWithRules(rules: FiledRules): PositionProblem | undefined {
  return first(Object.keys(KNOWN) as (keyof FiledRules)[], (rule) => {
    const [value, known] = [rules[rule], KNOWN[rule] as readonly (string | number | boolean)[]]
    return known.includes(value) ? undefined : { problem: 'unknown-rule-value', rule, value, known }
  })
}

function problemWithNames(hexes: readonly FiledHex[]): PositionProblem | undefined {
  const names = new Set<string>()
  return first(hexes, ({ hex }) => {
    if (names.has(hex)) return { problem: 'hex-again', hex }
    names.add(hex)
    return undefined
  })
}

const problemWithHex = (filed: FiledHex): PositionProblem | undefined =>
  problemWithRotation(filed) ??
  first(filed.stops, (_, stop) => problemWithStop(filed, stop)) ??
  first(filed.paths.flat(), (end) => problemWithEnd(filed, end))

const isEdge = (number: number): number is Edge => EDGES.some((edge) => edge === number)

const problemWithRotation = ({ hex, rotation = 0 }: FiledHex): PositionProblem | undefined =>
  isEdge(rotation) ? undefined : { problem: 'no-such-rotation', hex, rotation }

function problemWithStop({ hex, stops }: FiledHex, place: number): PositionProblem | undefined {
  const { kind, slots, tokens, countsAs } = stops[place]!
  const stop = `s${place}`
  if (kind !== 'city' && (slots ?? tokens) !== undefined) return { problem: 'slots-outside-city', hex, stop }
  if (kind !== 'offboard' && countsAs !== undefined) return { problem: 'counts-as-elsewhere', hex, stop }
  const count = { tokens: tokens?.length ?? 0, slots: slots ?? 0 }
  return count.tokens > count.slots ? { problem: 'too-many-tokens', hex, stop, ...count } : undefined
}

function problemWithEnd({ hex, stops }: FiledHex, end: number | string): PositionProblem | undefined {
  if (typeof end === 'number') return isEdge(end) ? undefined : { problem: 'no-such-edge', hex, edge: end }
  if (end === 'j') return undefined
  if (!/^s\d+$/.test(end)) return { problem: 'no-such-end', hex, end }
  const isThere = stops.some((_, place) => end === `s${place}`)
  return isThere ? undefined : { problem: 'no-such-stop', hex, stop: end }
}

/** Whoever has a neighbour is its neighbour. */
function problemWithNeighbours(hexes: readonly FiledHex[]): PositionProblem | undefined {
  const named = new Map(hexes.map((filed) => [filed.hex, filed]))
  return first(hexes, ({ hex, neighbors }) => {
    if (neighbors.length !== EDGES.length)
      return { problem: 'not-six-neighbours', hex, count: neighbors.length }
    return first(EDGES, (edge) => {
      const neighbour = neighbors[edge]!
      if (neighbour === null) return undefined
      const beyond = named.get(neighbour)
      if (!beyond) return { problem: 'unknown-neighbour', hex, edge, neighbour }
      const isMutual = beyond.neighbors[opposite(edge)] === hex
      return isMutual ? undefined : { problem: 'one-way-neighbour', hex, edge, neighbour }
    })
  })
}

function problemWithCase(
  { id, corporation, trains }: FiledCase,
  hexes: readonly FiledHex[],
): PositionProblem | undefined {
  const hasToken = hexes.some(({ stops }) => stops.some(({ tokens }) => tokens?.includes(corporation)))
  if (!hasToken) return { problem: 'no-token', case: id, corporation }
  return first(trains, ({ name, pays }) =>
    pays.length > 0 ? undefined : { problem: 'train-without-pays', case: id, train: name },
  )
}
