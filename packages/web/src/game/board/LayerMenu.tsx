import type { Signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import {
  hatchesEras,
  outlinesChanges,
  showsHexNames,
  showsReservations,
  showsTileNumbers,
} from '../../app/settings/settings.ts'
import { words } from '../../app/words.ts'
import { BoardButton } from '../../board/panZoom/boardButton.tsx'
import type { PageWords } from '../../words/en.ts'
import './layerMenu.css'

const LAYERS: Readonly<Record<keyof PageWords['map']['layerNames'], Signal<boolean>>> = {
  coordinates: showsHexNames,
  numbers: showsTileNumbers,
  reservations: showsReservations,
  patterns: hatchesEras,
  changes: outlinesChanges,
}

/** What else is drawn on the map. */
export const LayerMenu = ({ open }: { open: Signal<boolean> }) => {
  const { map } = words.value
  const list = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (!open.value) return
    const away = (event: Event) => {
      const isKey = event instanceof KeyboardEvent
      if (isKey ? event.key !== 'Escape' : list.current?.parentElement?.contains(event.target as Node)) return
      if (isKey) event.stopPropagation()
      open.value = false
    }
    document.addEventListener('pointerdown', away)
    document.addEventListener('keydown', away)
    return () => {
      document.removeEventListener('pointerdown', away)
      document.removeEventListener('keydown', away)
    }
  }, [open.value])
  return (
    <div class="holder">
      <BoardButton
        label={map.layers}
        icon="M12 4l9 5-9 5-9-5zM4 13l8 4.5 8-4.5"
        pressed={open.value}
        onPress={() => {
          open.value = !open.value
        }}
      />
      {open.value && (
        <fieldset ref={list} class="layer-list card floating">
          <legend class="unseen">{map.layers}</legend>
          {(Object.keys(LAYERS) as (keyof typeof LAYERS)[]).map((layer) => (
            <label key={layer} class="check row">
              <input
                type="checkbox"
                checked={LAYERS[layer].value}
                onChange={(event) => {
                  LAYERS[layer].value = event.currentTarget.checked
                }}
              />
              {map.layerNames[layer]}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  )
}
