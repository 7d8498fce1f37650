import type { HexScene, Preview } from '@roundhouse/view'
import type { OfferScene } from '../../worker/protocol.ts'

/** A tile that can be laid, in one direction or several. */
interface TrayTile {
  readonly tile: string
  /** The directions, in the order of the offers. */
  readonly ways: readonly { readonly offer: OfferScene; readonly preview: Preview & { hex: HexScene } }[]
}

interface TileTray {
  readonly tiles: readonly TrayTile[]
  /** Whatever lays no tile. */
  readonly others: readonly { readonly offer: OfferScene; readonly preview: Preview }[]
}

/** The offers on a hex, by tile. */
export function tileTrayOf(
  offers: readonly OfferScene[],
  previews: readonly Preview[],
  now: HexScene | undefined,
): TileTray {
  const tiles = new Map<string, TrayTile['ways'][number][]>()
  const others: TileTray['others'][number][] = []
  for (const [place, offer] of offers.entries()) {
    const preview = previews[place]
    if (!preview) continue
    const { hex } = preview
    if (hex?.tile !== undefined && hex.tile !== now?.tile)
      tiles.set(hex.tile, [...(tiles.get(hex.tile) ?? []), { offer, preview: { ...preview, hex } }])
    else others.push({ offer, preview })
  }
  return { tiles: [...tiles].map(([tile, ways]) => ({ tile, ways })), others }
}

/** The offer of the same tile in the next direction; negative steps go back. */
export function turned(tray: TileTray, offer: OfferScene, step: number): OfferScene | undefined {
  const ways = tray.tiles.map((tile) => tile.ways).find((all) => all.some((way) => way.offer === offer))
  if (!ways) return undefined
  const place = ways.findIndex((way) => way.offer === offer)
  return ways[(place + step + ways.length) % ways.length]!.offer
}
