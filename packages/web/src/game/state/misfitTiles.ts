import { computed, effect, signal } from '@preact/signals'
import type { NextTile } from '@roundhouse/view'
import { ask } from '../../worker/connection.ts'
import { isSelected } from './groups.ts'
import { askWhyNot, head, refusalShown } from './model.ts'
import { options, tray } from './options.ts'

/** The hex on which a tile is being laid. */
const hexToLay = computed(() => tray.value.tiles[0]?.ways[0]?.choice.hex.hex)

const next = signal<readonly NextTile[]>([])

effect(() => {
  const hex = hexToLay.value
  const position = head.value
  next.value = []
  if (hex === undefined || !position) return
  void ask('hex', { hex }).then(({ tiles }) => {
    if (hexToLay.peek() === hex && head.peek() === position) next.value = tiles
  })
})

/** Tiles that would come next there but cannot be laid now; first those of which the drawing shows why. */
export const misfitTiles = computed(() => {
  const refused = next.value.filter(({ tile }) => !tray.value.tiles.some((one) => one.tile === tile))
  const isShown = ({ failing }: NextTile) => failing.length > 0
  return [...refused.filter(isShown), ...refused.filter((tile) => !isShown(tile))]
})

/** The tile whose reason is shown. */
export const refusedTile = signal<NextTile | null>(null)

effect(() => {
  if (!refusalShown.value) refusedTile.value = null
})

/** Asks why a tile cannot be laid; what was picked up stays picked up. */
export function askWhyNotTile(tile: string): void {
  const wanted = misfitTiles.value.find((one) => one.tile === tile)
  const offer = options.value.find(isSelected)
  if (!wanted || !offer) return
  refusedTile.value = wanted
  void askWhyNot({ ...offer.action, ...wanted.lay })
}
