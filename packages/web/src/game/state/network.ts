import { computed } from '@preact/signals'
import type { NetworkOwner } from '@roundhouse/view'
import { isNarrow } from '../../app/media.ts'
import { ask, WorkerTrouble } from '../../worker/connection.ts'
import { shownPosition } from './derived.ts'
import { showPane } from './openParts.ts'
import { state } from './state.ts'

const { networkOwner, network } = state

/** Whose networks can be looked at. */
export const networksOffered = computed<readonly NetworkOwner[]>(
  () => shownPosition.value?.scene.networks ?? [],
)

/** Whose network is looked at; nobody's where there is none any more. */
export const shownOwner = computed(() => networksOffered.value.find(({ id }) => id === networkOwner.value))

/** That network; the last one's stays until it is known what has become of it. */
export const shownNetwork = computed(() => {
  const known = network.value
  return known && shownOwner.value && known.owner === shownOwner.value.id ? known.scene : null
})

/** What to go back to when the network is closed. */
let opener: Element | null = null

/** Shows the network of somebody, or nobody's any more. */
export function toggleNetwork(id: string): void {
  if (networkOwner.value === id) closeNetwork()
  else openNetwork(id)
}

function openNetwork(id: string): void {
  opener = document.activeElement
  networkOwner.value = id
  if (isNarrow.value) showPane('map')
}

export function closeNetwork(): void {
  networkOwner.value = null
  if (opener?.isConnected) (opener as HTMLElement).focus()
  opener = null
}

/** Asks for the network that is looked at, in every position anew. */
export function followNetwork(): void {
  const owner = shownOwner.value?.id
  if (owner === undefined) network.value = null
  else void readNetwork(owner)
}

async function readNetwork(owner: string): Promise<void> {
  const position = shownPosition.peek()
  if (!position) return
  const isWanted = () => networkOwner.value === owner && shownPosition.value === position
  try {
    const scene = await ask('network', { owner, move: position.move })
    if (isWanted()) network.value = scene && { owner, scene }
  } catch (error) {
    if (!(error instanceof WorkerTrouble)) throw error
    if (isWanted()) state.failure.value = error.code
  }
}
