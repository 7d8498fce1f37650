import type { HexScene, Preview } from '@roundhouse/view'
import type { OfferScene } from '../../../worker/protocol/position.ts'

/** A tile that can be laid, in one direction or several. */
interface TileChoice {
  readonly tile: string
  /** The directions, in the order of the offers. */
  readonly ways: readonly { readonly offer: OfferScene; readonly preview: Preview & { hex: HexScene } }[]
}

interface TileChoices {
  readonly tiles: readonly TileChoice[]
  /** Whatever lays no tile. */
  readonly others: readonly { readonly offer: OfferScene; readonly preview: Preview }[]
}

/** The offers on a hex, by tile. */
export function tileChoicesOf(
  offers: readonly OfferScene[],
  previews: readonly Preview[],
  now: HexScene | undefined,
): TileChoices {
  const tiles = new Map<string, TileChoice['ways'][number][]>()
  const others: TileChoices['others'][number][] = []
  for (const [index, offer] of offers.entries()) {
    const preview = previews[index]
    if (!preview) continue
    const { hex } = preview
    if (hex?.tile !== undefined && hex.tile !== now?.tile)
      tiles.set(hex.tile, [...(tiles.get(hex.tile) ?? []), { offer, preview: { ...preview, hex } }])
    else others.push({ offer, preview })
  }
  return { tiles: [...tiles].map(([tile, ways]) => ({ tile, ways })), others }
}

/** The offer of the same tile in the next direction; negative steps go back. */
export function rotatedOffer(choices: TileChoices, offer: OfferScene, step: number): OfferScene | undefined {
  const ways = choices.tiles.map((tile) => tile.ways).find((all) => all.some((way) => way.offer === offer))
  if (!ways) return undefined
  const index = ways.findIndex((way) => way.offer === offer)
  return ways[(index + step + ways.length) % ways.length]!.offer
}
