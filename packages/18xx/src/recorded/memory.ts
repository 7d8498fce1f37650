import { type Components, type HexName, lowestRotation, tileNamed } from '@roundhouse/board'
import type { Seat } from '@roundhouse/kernel'
import { playerKey, type RecordedFile } from './file.ts'
import { Unreadable } from './unreadable.ts'

/** What must be remembered of a recorded game beside the position, because its actions name things by it. */
export interface Memory {
  /** Seats by the names that actions use. */
  readonly seats: ReadonlyMap<string, Seat>
  /** Certificates that have left their corporation's treasury. */
  readonly sold: Set<string>
  /** Where each copy of a tile was laid last. */
  readonly tiles: Map<string, HexName>
}

export const newMemory = ({ players }: Pick<RecordedFile, 'players'>): Memory => ({
  seats: new Map(players.map((player, seat) => [playerKey(player), seat])),
  sold: new Set(),
  tiles: new Map(),
})

export function seatNamed({ seats }: Pick<Memory, 'seats'>, name: unknown): Seat {
  const seat = seats.get(String(name))
  if (seat === undefined) throw new Unreadable(`no player is called ${name}`)
  return seat
}

/** `PRR_3` is a share of PRR. */
export function corporationOf<Corporation extends string>(
  corporations: readonly Corporation[],
  share: string,
): Corporation {
  const corporation = corporations.find((id) => share.startsWith(`${id}_`))
  if (!corporation) throw new Unreadable(`no corporation has the share ${share}`)
  return corporation
}

/** `80,0,8` is a price of 80 in its row and column. */
export const parPrice = (price: string | number): number => Number(String(price).split(',')[0])

/** The tile that is laid, of which the copy is remembered. */
export function tileLaid(
  { tiles }: Components,
  { hex, tile: copy, rotation }: { hex: HexName; tile: string; rotation: number },
  memory: Pick<Memory, 'tiles'>,
): { hex: HexName; tile: string; rotation: number } {
  const [tile] = copy.split('-') as [string]
  memory.tiles.set(copy, hex)
  return { hex, tile, rotation: lowestRotation(tileNamed(tiles, tile), rotation) }
}

/** `D6-0-3` is a printed city, `298-0-1` one on that copy of a tile. */
export function cityNamed(
  { map }: Components,
  name: string,
  { tiles }: Pick<Memory, 'tiles'>,
): { hex: HexName; city: number } {
  const [tile, copy, city] = name.split('-') as [string, string, string]
  const hex = /^[A-Z]/.test(tile) && map.places.has(tile) ? tile : tiles.get(`${tile}-${copy}`)
  if (hex === undefined) throw new Unreadable(`the city ${name} is not on the board`)
  return { hex, city: Number(city) }
}
