import type { Signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../../app/Icon.tsx'
import { isNarrow } from '../../app/media.ts'
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
import { networksOffered, shownOwner, toggleNetwork } from '../state/network.ts'
import { OwnerToken } from './NetworkCard.tsx'
import './layerMenu.css'

const LAYERS: Readonly<Record<keyof PageWords['map']['layerNames'], Signal<boolean>>> = {
  coordinates: showsHexNames,
  numbers: showsTileNumbers,
  reservations: showsReservations,
  patterns: hatchesEras,
  changes: outlinesChanges,
}

/** Whose network is looked at. */
const NetworkChips = ({ choose }: { choose: (id: string) => void }) =>
  networksOffered.value.length === 0 ? null : (
    <fieldset class="network-chips">
      <legend class="quiet">{words.value.map.network}</legend>
      <div class="cluster gap-4">
        {networksOffered.value.map((owner) => (
          <button
            key={owner.id}
            type="button"
            class="button chip-button"
            title={owner.name}
            aria-pressed={shownOwner.value?.id === owner.id}
            onClick={() => choose(owner.id)}
          >
            <OwnerToken owner={owner} size={22} />
            {owner.id}
          </button>
        ))}
      </div>
    </fieldset>
  )

/** What else is drawn on the map: a list beside its button, on a phone a sheet over everything. */
export const LayerMenu = ({ open }: { open: Signal<boolean> }) => {
  const { map } = words.value
  const holder = useRef<HTMLDivElement>(null)
  const shut = () => {
    open.value = false
  }
  const List = isNarrow.value ? SheetOfLayers : ListOfLayers
  return (
    <div class="holder" ref={holder}>
      <BoardButton
        label={map.layers}
        icon="M12 4l9 5-9 5-9-5zM4 13l8 4.5 8-4.5"
        pressed={open.value}
        onPress={() => {
          open.value = !open.value
        }}
      />
      {open.value && (
        <List shut={shut}>
          <NetworkChips
            choose={(id) => {
              shut()
              holder.current?.querySelector('button')?.focus()
              toggleNetwork(id)
            }}
          />
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
        </List>
      )}
    </div>
  )
}

interface ListProps {
  readonly children: ComponentChildren
  shut(): void
}

const ListOfLayers = ({ children, shut }: ListProps) => {
  const list = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const away = (event: Event) => {
      const isKey = event instanceof KeyboardEvent
      if (isKey ? event.key !== 'Escape' : list.current?.parentElement?.contains(event.target as Node)) return
      if (isKey) event.stopPropagation()
      shut()
    }
    document.addEventListener('pointerdown', away)
    document.addEventListener('keydown', away)
    return () => {
      document.removeEventListener('pointerdown', away)
      document.removeEventListener('keydown', away)
    }
  }, [])
  return (
    <fieldset ref={list} class="layer-list card floating">
      <legend class="unseen">{words.value.map.layers}</legend>
      {children}
    </fieldset>
  )
}

/** The board is as high as the sheet of the decision leaves it: a list on it would be cut. */
const SheetOfLayers = ({ children, shut }: ListProps) => {
  const { map, close } = words.value
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      class="layer-list dialog from-below"
      aria-label={map.layers}
      onClose={shut}
      // beside it
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) dialog.current?.close()
      }}
    >
      <div class="dialog-inside stack">
        <div class="row">
          <h2 class="grow">{map.layers}</h2>
          <button
            type="button"
            class="button plain square"
            aria-label={close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
