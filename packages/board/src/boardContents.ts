import { type BoardMap, type Place, placeAt } from './boardMap.ts'
import { type Face, perFace } from './face.ts'
import type { HexName } from './hex.ts'
import { type TileSet, tileNamed, turnTile } from './tile.ts'
import type { TrackHex } from './track.ts'

/** The company whose token stands in a slot, or null. */
export type Slot = string | null

/**
 * What has been put on a board: plain JSON, part of the state of a game. It is
 * replaced and never changed, so that what was worked out for it stays true.
 */
export interface BoardContents {
  readonly tiles: Readonly<Record<HexName, { readonly tile: string; readonly rotation: number }>>
  /** For each stop of a hex its slots. A hex that is not here has no token. */
  readonly tokens: Readonly<Record<HexName, readonly (readonly Slot[])[]>>
}

/** What a board is made of. */
export interface Components {
  readonly map: BoardMap
  readonly tiles: TileSet
}

/** A tile as it is laid, with the stop that each old one becomes. */
export interface LaidTile {
  readonly hex: HexName
  readonly tile: string
  readonly rotation: number
  readonly stops: readonly number[]
}

/** A slot: of which hex, which stop, and which of its slots. */
export interface SlotPlace {
  readonly hex: HexName
  readonly stop: number
  readonly slot: number
}

export const nothingLaid = (): BoardContents => ({ tiles: {}, tokens: {} })

/** What a hex shows now. */
export const faceAt = (laid: BoardContents, { map, tiles }: Components, hex: HexName): Face =>
  faceOn(laid, tiles, placeAt(map, hex))

/** What was laid, as it looks: boards have in common what lies on them all. */
const faces = new WeakMap<BoardContents['tiles'][HexName], Face>()

/** What a place of the map shows now. */
export function faceOn(laid: BoardContents, tiles: TileSet, { printed }: Place): Face {
  const lying = laid.tiles[printed.hex]
  if (!lying) return printed
  let face = faces.get(lying)
  if (!face) {
    face = turnTile(tileNamed(tiles, lying.tile), lying.rotation)
    faces.set(lying, face)
  }
  return face
}

/** The track of every hex as it lies, or of some. */
export const trackHexes = (
  laid: BoardContents,
  components: Components,
  hexes: readonly HexName[] = components.map.grid.hexes,
): TrackHex[] =>
  hexes.map((hex) => {
    const { stops, paths } = faceAt(laid, components, hex)
    return { hex, stops, paths, neighbours: placeAt(components.map, hex).ways }
  })

const emptySlots = perFace(({ stops }): readonly (readonly null[])[] =>
  stops.map(({ slots = 0 }) => Array<null>(slots).fill(null)),
)

/** For each stop of a hex its slots, before any tile is laid as well. */
export const slotsAt = (
  laid: BoardContents,
  components: Components,
  hex: HexName,
): readonly (readonly Slot[])[] => slotsOn(laid, hex, faceAt(laid, components, hex))

/** For each stop of a hex its slots, where it is known what the hex shows. */
export const slotsOn = (laid: BoardContents, hex: HexName, face: Face): readonly (readonly Slot[])[] =>
  laid.tokens[hex] ?? emptySlots(face)

/** How many slots of a stop are empty. */
export const emptyAt = (laid: BoardContents, components: Components, hex: HexName, stop: number): number =>
  slotsAt(laid, components, hex)[stop]?.filter((slot) => slot === null).length ?? 0

/** Where the tokens of a company are. */
export function tokensOf({ tokens }: BoardContents, company: string): SlotPlace[] {
  const places: SlotPlace[] = []
  for (const hex of Object.keys(tokens)) {
    const stops = tokens[hex]!
    for (let stop = 0; stop < stops.length; stop++)
      for (
        let slot = stops[stop]!.indexOf(company);
        slot >= 0;
        slot = stops[stop]!.indexOf(company, slot + 1)
      )
        places.push({ hex, stop, slot })
  }
  return places
}

/** The copies of each tile that are not on the board. */
export function copiesLeft(laid: BoardContents, { tiles }: Components): ReadonlyMap<string, number> {
  const left = new Map([...tiles.values()].map(({ id, count }) => [id, count ?? Number.POSITIVE_INFINITY]))
  for (const { tile } of Object.values(laid.tiles)) left.set(tile, left.get(tile)! - 1)
  return left
}

/** Whether every copy of a tile lies on the board. */
export function isUsedUp({ tiles: laid }: BoardContents, { tiles }: Components, id: string): boolean {
  const { count } = tileNamed(tiles, id)
  if (count === null) return false
  let lying = 0
  for (const { tile } of Object.values(laid)) if (tile === id) lying++
  return lying >= count
}

/** The slots of a hex once its stops have become those of a new face: a token keeps its slot or takes the first empty one. */
export function slotsAfter(
  laid: BoardContents,
  hex: HexName,
  becomes: readonly number[],
  fresh: Face,
): readonly (readonly Slot[])[] {
  const tokens = laid.tokens[hex]
  return tokens ? moveTokens(hex, tokens, becomes, fresh) : emptySlots(fresh)
}

function moveTokens(
  hex: HexName,
  slots: readonly (readonly Slot[])[],
  becomes: readonly number[],
  fresh: Face,
): Slot[][] {
  const moved: Slot[][] = emptySlots(fresh).map((stop) => [...stop])
  for (const [stop, tokens] of slots.entries())
    for (const [slot, token] of tokens.entries()) {
      if (token === null) continue
      const there = moved[becomes[stop]!]!
      const index = there[slot] === null ? slot : there.indexOf(null)
      if (index < 0) throw new Error(`${hex}: the tile has no slot for the token of ${token}`)
      there[index] = token
    }
  return moved
}

/** The board with a tile laid; tokens stay with their stops. */
export function layTile(
  { tiles, tokens }: BoardContents,
  components: Components,
  { hex, tile, rotation, stops }: LaidTile,
): BoardContents {
  const fresh = turnTile(tileNamed(components.tiles, tile), rotation)
  placeAt(components.map, hex)
  const slots = tokens[hex]
  return {
    tiles: { ...tiles, [hex]: { tile, rotation } },
    tokens: slots ? { ...tokens, [hex]: moveTokens(hex, slots, stops, fresh) } : tokens,
  }
}

/** The board with a token in the given slot, or else the first empty one, of a stop. */
export function placeToken(
  laid: BoardContents,
  components: Components,
  hex: HexName,
  stop: number,
  company: string,
  slot?: number,
): BoardContents {
  const slots = slotsAt(laid, components, hex).map((one) => [...one])
  const index = slot ?? slots[stop]?.indexOf(null) ?? -1
  if (slots[stop]?.[index] !== null) throw new Error(`${hex}: stop ${stop} has no empty slot for ${company}`)
  slots[stop][index] = company
  return { tiles: laid.tiles, tokens: { ...laid.tokens, [hex]: slots } }
}

/** The board with tokens of another company in the place of every one of this company, or with none. */
export function replaceTokens({ tiles, tokens }: BoardContents, company: string, by: Slot): BoardContents {
  const replaced = Object.entries(tokens).map(([hex, stops]) => [
    hex,
    stops.some((slots) => slots.includes(company))
      ? stops.map((slots) => slots.map((token) => (token === company ? by : token)))
      : stops,
  ])
  return { tiles, tokens: Object.fromEntries(replaced) }
}

/** The board with a token of another company in the place of this company's in one stop of a hex, or with none. */
export function replaceToken(
  { tiles, tokens }: BoardContents,
  { hex, stop }: Pick<SlotPlace, 'hex' | 'stop'>,
  company: string,
  by: Slot,
): BoardContents {
  const replaced = tokens[hex]!.map((slots, other) =>
    other === stop ? slots.map((token) => (token === company ? by : token)) : slots,
  )
  return { tiles, tokens: { ...tokens, [hex]: replaced } }
}
