import { type BoardContents, type Components, faceAt, nothingLaid, placeToken } from '../boardContents.ts'
import type { HexName } from '../hex.ts'

/** Hex, number of the city among the cities of the hex, slot. */
type TokenRecord = readonly [HexName, number, number, ...unknown[]]

/** What lies on the board of a recorded position. */
export interface RecordedBoard {
  readonly tiles?: Readonly<Record<HexName, readonly [string, number]>>
  readonly corporations: Readonly<Record<string, { readonly tokens?: readonly TokenRecord[] }>>
  readonly minors?: Readonly<Record<string, { readonly tokens?: readonly TokenRecord[] }>>
  /** Tokens of corporations that are not in the game. */
  readonly other_tokens?: readonly (readonly [HexName, number, number, string])[]
}

/** What we read of a position of a recorded game. */
export interface RecordedState extends RecordedBoard {
  readonly phase: string
  readonly round: { readonly step_type: string }
}

/** A line of a trace: what was done, and the position after it. */
export interface TraceLine {
  readonly id: number
  readonly type: string
  readonly entity: string
  readonly entity_type: string
  readonly error?: unknown
  readonly skipped?: unknown
  readonly detail?: {
    readonly hex: HexName
    readonly tile: string
    readonly rotation: number
    readonly city_index: number
  }
  readonly state: RecordedState
}

/** The options of a recorded game, which its first line names. */
export function optionsOf(trace: string): readonly string[] {
  const { optional_rules } = JSON.parse(trace.slice(0, trace.indexOf('\n'))) as {
    readonly optional_rules: readonly string[]
  }
  return optional_rules
}

/** The lines of a trace that have a position, each with the one before it. */
export function stepsOf(trace: string): { before: RecordedState; action: TraceLine }[] {
  const lines = trace
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as TraceLine)
    .filter(({ state }) => state !== undefined)
  return lines.slice(1).map((action, place) => ({ before: lines[place]!.state, action }))
}

/** The number of a tile without that of its copy. */
export const tileNumber = (copy: string): string => copy.split('-')[0]!

/** The stop that is the given city of a hex. */
export const cityAt = (laid: BoardContents, components: Components, hex: HexName, city: number): number =>
  faceAt(laid, components, hex).stops.flatMap(({ kind }, stop) => (kind === 'city' ? [stop] : []))[city]!

/** The board of a recorded position. */
export function boardAt(state: RecordedBoard, components: Components): BoardContents {
  const tiles = Object.entries(state.tiles ?? {}).map(
    ([hex, [copy, rotation]]) => [hex, { tile: tileNumber(copy), rotation }] as const,
  )
  const companies = Object.entries({ ...state.corporations, ...state.minors })
  const tokens = [
    ...companies.flatMap(([company, { tokens = [] }]) => tokens.map((token) => [company, token] as const)),
    ...(state.other_tokens ?? []).map((token) => [token[3], token] as const),
  ]
  return tokens.reduce(
    (laid: BoardContents, [company, [hex, city, slot]]) =>
      placeToken(laid, components, hex, cityAt(laid, components, hex, city), company, slot),
    { ...nothingLaid(), tiles: Object.fromEntries(tiles) },
  )
}
