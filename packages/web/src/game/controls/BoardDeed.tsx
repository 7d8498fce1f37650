import type { Scene } from '@roundhouse/view'
import { useEffect } from 'preact/hooks'
import { words } from '../../app/words.ts'
import { TilePicture } from '../../board/tile.tsx'
import { placeName } from '../boardWords.ts'
import type { Deed } from '../deeds.ts'
import { copiesOf, pointAtTile } from '../fan.ts'
import { isPicked, pick } from '../inHand.ts'
import { keepFocus } from '../keepFocus.ts'
import { looks } from '../looks.ts'
import { selected } from '../model.ts'
import { isSame, offersOn } from '../offers.ts'
import { tray } from '../options.ts'
import { footIsFree } from '../screen.ts'
import { refusedTile, unfit } from '../unfit.ts'
import { OfferButton } from './OfferButton.tsx'
import './board.css'

/** Something that is done to a hex: where, and then how. */
export const BoardDeed = ({ deed, scene }: { deed: Deed; scene: Scene }) => {
  const { game, map } = words.value
  const { board } = scene
  const places = [
    ...new Map(
      deed.offers.flatMap(({ target }) => ('hex' in target ? [[target.hex, target] as const] : [])),
    ).values(),
  ]
  const target = selected.value
  const here = target ? deed.offers.filter((offer) => isSame(offer.target, target)) : []
  // the places fold up with the one that was pressed
  useEffect(keepFocus, [here.length])
  return (
    <div class="board-deed">
      {here.length === 0 && !footIsFree.value && <p>{game.pointAtHex}</p>}
      <details class="places" open={here.length === 0 && places.length <= 6}>
        <summary>{game.places(places.length)}</summary>
        <div class="place-chips">
          {places.map((place) => (
            <button
              type="button"
              key={place.hex}
              class="button chip-button"
              data-picks
              aria-pressed={target !== null && isSame(target, place)}
              onClick={() => void pick(offersOn(deed.offers, { on: 'hex', hex: place.hex })[0]!)}
            >
              {placeName(board, place.hex)}
            </button>
          ))}
        </div>
      </details>
      {here.length > 0 && board && (
        <>
          <div class="tray">
            {tray.value.tiles.map(({ tile, ways }) => {
              const place = ways.findIndex(({ offer }) => isPicked(offer))
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
                  <TilePicture layout={board.layout} scene={way.choice.hex} looks={looks.value} size={64} />
                  <strong>{game.tile(tile, '')}</strong>
                  {left && <span class="quiet">{map.left(left)}</span>}
                </button>
              )
            })}
            {unfit.value.map(({ tile, hex, failing }) => (
              <button
                type="button"
                key={tile}
                class="choice-card tile-card unfit-card"
                aria-disabled="true"
                aria-pressed={refusedTile.value?.tile === tile}
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
          {tray.value.others.length > 1 && (
            <div class="list-deed">
              {tray.value.others.map(({ offer, choice }) => (
                <OfferButton key={JSON.stringify(offer.action)} offer={offer} label={choice.label} />
              ))}
            </div>
          )}
        </>
      )}
    </div>
  )
}
