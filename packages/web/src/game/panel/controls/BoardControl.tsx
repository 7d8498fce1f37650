import type { Scene } from '@roundhouse/view'
import { useEffect, useMemo } from 'preact/hooks'
import { isNarrow } from '../../../app/media.ts'
import { words } from '../../../app/words.ts'
import { TilePicture } from '../../../board/hex/tile.tsx'
import { hexTitle } from '../../board/boardWords.ts'
import { copiesOf } from '../../board/tileFan.ts'
import { companyLooks, isPlaceGiven, isSelected, misfitTiles, tileChoices } from '../../state/derived.ts'
import { useDefaultSelection } from '../../state/hooks/useDefaultSelection.ts'
import { useDeferred } from '../../state/hooks/useDeferred.ts'
import { isActionBarFree } from '../../state/openParts.ts'
import type { ActionGroup } from '../../state/selection/actionGroups.ts'
import { actionKey, isSameTarget, offersOn } from '../../state/selection/offers.ts'
import { pointAtTile, select } from '../../state/selection/select.ts'
import { selection } from '../../state/state.ts'
import { keepFocus } from '../keepFocus.ts'
import { OfferButton } from './OfferButton.tsx'
import './boardControl.css'

/** So many places have a key. */
const KEYS = 9

/** Something that is done to a hex: where, and then how. */
export const BoardControl = ({ group, scene }: { group: ActionGroup; scene: Scene }) => {
  const { game, map } = words.value
  const { board } = scene
  const target = selection.target.value
  const hexes = useMemo(
    () => [...new Set(group.offers.flatMap(({ target }) => ('hex' in target ? [target.hex] : [])))],
    [group],
  )
  const here = target ? group.offers.filter((offer) => isSameTarget(offer.target, target)) : []
  // the board shows it first
  const pointedHex = useDeferred(target && 'hex' in target ? target.hex : undefined)
  const chips = useMemo(
    () => (
      <div class="place-chips cluster gap-6">
        {hexes.map((hex, index) => (
          <button
            type="button"
            key={hex}
            class="button chip-button"
            data-picks
            aria-pressed={hex === pointedHex}
            onClick={() => void select(offersOn(group.offers, { on: 'hex', hex })[0]!)}
          >
            {hexTitle(board, hex)}
            {!isNarrow.value && index < KEYS && (
              <span aria-hidden="true" class="key">
                {index + 1}
              </span>
            )}
          </button>
        ))}
      </div>
    ),
    [group, hexes, board, pointedHex],
  )
  useDefaultSelection(() => {
    if (isPlaceGiven.value) void select(group.offers[0]!)
  })
  // the places fold up with the one that was pressed
  useEffect(keepFocus, [here.length])
  return (
    <div class="board-control stack">
      {here.length === 0 && !isActionBarFree.value && <p>{game.pointAtHex}</p>}
      {!isPlaceGiven.value && (
        <details class="places" open={here.length === 0 && hexes.length <= (isNarrow.value ? 6 : KEYS)}>
          <summary class="quiet">{game.places(hexes.length)}</summary>
          {chips}
        </details>
      )}
      {here.length > 0 && board && (
        <>
          <div class="tray if-any" onFocusIn={({ target }) => showWhole(target as Element)}>
            {tileChoices.value.tiles.map(({ tile, ways }) => {
              const index = ways.findIndex(({ offer }) => isSelected(offer))
              const way = ways[Math.max(0, index)]!
              const left = copiesOf(scene, tile)
              return (
                <button
                  type="button"
                  key={tile}
                  class="choice-card tile-card"
                  data-choice
                  aria-pressed={index >= 0}
                  onClick={() => pointAtTile(tile)}
                >
                  <TilePicture
                    layout={board.layout}
                    scene={way.preview.hex}
                    looks={companyLooks.value}
                    size={64}
                  />
                  <strong>{game.tile(tile, '')}</strong>
                  {left && <span class="quiet text-xs">{map.left(left)}</span>}
                </button>
              )
            })}
            {misfitTiles.value.map(({ tile, hex, failing }) => (
              <button
                type="button"
                key={tile}
                class="choice-card tile-card misfit-card"
                aria-disabled="true"
                aria-pressed={selection.refusedTile.value?.tile === tile}
                onClick={() => pointAtTile(tile)}
              >
                <TilePicture
                  layout={board.layout}
                  scene={hex}
                  looks={companyLooks.value}
                  size={64}
                  failing={failing}
                />
                <strong>{game.tile(tile, '')}</strong>
                <span class="quiet text-xs">{game.whyNot}</span>
              </button>
            ))}
          </div>
          {tileChoices.value.others.length > 1 && (
            <div class="stack gap-6">
              {tileChoices.value.others.map(({ offer, preview }) => (
                <OfferButton key={actionKey(offer)} offer={offer} label={preview.label} />
              ))}
            </div>
          )}
        </>
      )}
    </div>
  )
}

/** Browsers leave what is seen in part where it is. Nothing moves under a hand. */
function showWhole(focused: Element): void {
  if (focused.matches(':focus-visible')) focused.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
