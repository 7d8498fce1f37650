import type { Scene } from '@roundhouse/view'
import { useEffect } from 'preact/hooks'
import { words } from '../../../app/words.ts'
import { TilePicture } from '../../../board/tile.tsx'
import { hexTitle } from '../../board/boardWords.ts'
import { copiesOf } from '../../board/tileFan.ts'
import type { ActionGroup } from '../../state/actionGroups.ts'
import { isSelected, looks, misfitTiles, tileTray } from '../../state/derived.ts'
import { keepFocus } from '../../state/keepFocus.ts'
import { isActionBarFree } from '../../state/layout.ts'
import { isSameTarget, offersOn } from '../../state/offers.ts'
import { pointAtTile, select } from '../../state/select.ts'
import { selection } from '../../state/state.ts'
import { OfferButton } from './OfferButton.tsx'
import './boardControl.css'

/** Something that is done to a hex: where, and then how. */
export const BoardControl = ({ group, scene }: { group: ActionGroup; scene: Scene }) => {
  const { game, map } = words.value
  const { board } = scene
  const places = [
    ...new Map(
      group.offers.flatMap(({ target }) => ('hex' in target ? [[target.hex, target] as const] : [])),
    ).values(),
  ]
  const target = selection.target.value
  const here = target ? group.offers.filter((offer) => isSameTarget(offer.target, target)) : []
  // the places fold up with the one that was pressed
  useEffect(keepFocus, [here.length])
  return (
    <div class="board-control stack">
      {here.length === 0 && !isActionBarFree.value && <p>{game.pointAtHex}</p>}
      <details class="places" open={here.length === 0 && places.length <= 6}>
        <summary>{game.places(places.length)}</summary>
        <div class="place-chips cluster gap-6">
          {places.map((place) => (
            <button
              type="button"
              key={place.hex}
              class="button chip-button"
              data-picks
              aria-pressed={target !== null && isSameTarget(target, place)}
              onClick={() => void select(offersOn(group.offers, { on: 'hex', hex: place.hex })[0]!)}
            >
              {hexTitle(board, place.hex)}
            </button>
          ))}
        </div>
      </details>
      {here.length > 0 && board && (
        <>
          <div class="tray">
            {tileTray.value.tiles.map(({ tile, ways }) => {
              const place = ways.findIndex(({ offer }) => isSelected(offer))
              const way = ways[Math.max(0, place)]!
              const left = copiesOf(scene, tile)
              return (
                <button
                  type="button"
                  key={tile}
                  class="choice-card tile-card"
                  data-choice
                  aria-pressed={place >= 0}
                  onClick={() => pointAtTile(tile)}
                >
                  <TilePicture layout={board.layout} scene={way.preview.hex} looks={looks.value} size={64} />
                  <strong>{game.tile(tile, '')}</strong>
                  {left && <span class="quiet">{map.left(left)}</span>}
                </button>
              )
            })}
            {misfitTiles.value.map(({ tile, hex, failing }) => (
              <button
                type="button"
                key={tile}
                class="choice-card tile-card unfit-card"
                aria-disabled="true"
                aria-pressed={selection.refusedTile.value?.tile === tile}
                onClick={() => pointAtTile(tile)}
              >
                <TilePicture
                  layout={board.layout}
                  scene={hex}
                  looks={looks.value}
                  size={64}
                  failing={failing}
                />
                <strong>{game.tile(tile, '')}</strong>
                <span class="quiet">{game.whyNot}</span>
              </button>
            ))}
          </div>
          {tileTray.value.others.length > 1 && (
            <div class="stack gap-6">
              {tileTray.value.others.map(({ offer, preview }) => (
                <OfferButton key={JSON.stringify(offer.action)} offer={offer} label={preview.label} />
              ))}
            </div>
          )}
        </>
      )}
    </div>
  )
}
