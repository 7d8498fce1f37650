import type { ComponentChildren } from 'preact'
import { Icon } from '../../app/Icon.tsx'
import { words } from '../../app/words.ts'
import { networksOffered, shownOwner, toggleNetwork } from '../state/network.ts'
import './networkButton.css'

/** What stands for somebody, as a button that shows the network on the board; as it is where there is no network. */
export const NetworkButton = ({ id, children }: { id: string; children: ComponentChildren }) => {
  if (!networksOffered.value.some((one) => one.id === id)) return <>{children}</>
  return (
    <button
      type="button"
      class="network-button"
      title={words.value.map.network}
      aria-pressed={shownOwner.value?.id === id}
      onClick={() => toggleNetwork(id)}
    >
      {children}
    </button>
  )
}

/** The same in words, where there is room for them. */
export const NetworkWords = ({ id }: { id: string }) => {
  const { map } = words.value
  if (!networksOffered.value.some((one) => one.id === id)) return null
  return (
    <button
      type="button"
      class="button network-words at-start text-s"
      aria-label={map.networkOf(id)}
      aria-pressed={shownOwner.value?.id === id}
      onClick={() => toggleNetwork(id)}
    >
      <Icon name="map" />
      {map.network}
    </button>
  )
}
