import type { Scene } from '@roundhouse/view'
import { words } from '../../app/words.ts'
import type { Fan } from '../../board/fan/fan.tsx'
import { isSelected, misfitTiles, preview, tileChoices } from '../state/derived.ts'

/** How many copies of a tile are left, in the words of the supply. */
export const copiesOf = ({ supplies }: Scene, tile: string): string =>
  supplies.flatMap(({ items }) => items).find(({ id }) => id === tile)?.value ?? ''

/** More would hide the board; the tray has them all. */
const MOST = 6

/** The tiles around the hex on which one is laid: those that fit, then those that do not. */
export function fanOn(hex: string, scene: Scene): Fan | undefined {
  const { game, map } = words.value
  const { tiles } = tileChoices.value
  if (tiles.length === 0) return undefined
  const fits = tiles.map(({ tile, ways }) => {
    const selected = ways.find(({ offer }) => isSelected(offer))
    return {
      id: tile,
      scene: (selected ?? ways[0]!).preview.hex,
      caption: game.tile(tile, copiesOf(scene, tile)),
      label: game.tileNamed(game.tile(tile, copiesOf(scene, tile))),
      state: selected ? 'chosen' : 'fits',
    } as const
  })
  const refused = misfitTiles.value.slice(0, Math.max(1, MOST - fits.length)).map(
    ({ tile, hex: lying, failing }) =>
      ({
        id: tile,
        scene: lying,
        caption: game.tile(tile, ''),
        label: map.whyNotTile(tile),
        state: 'refused',
        failing,
      }) as const,
  )
  const total = preview.value?.costBreakdown?.total
  const laid = preview.value?.hex?.tile
  return {
    hex,
    tiles: [...fits, ...refused],
    ...(total !== undefined && laid !== undefined && { pill: map.pill(laid, total) }),
  }
}
