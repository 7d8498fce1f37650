import { copy } from '@roundhouse/kernel'
import type { DeviceRecord, Store } from '../worker/device/store.ts'
import type { DeviceGameCard } from '../worker/protocol/cards.ts'

/** A store for where there is no IndexedDB. */
export function memoryStore(): Store {
  const games = new Map<string, DeviceRecord>()
  const cards = new Map<string, DeviceGameCard>()
  return {
    list: async () => [...cards.values()],
    get: async (id) => copy(games.get(id)),
    async put(stored, card) {
      if ((games.get(stored.id)?.revision ?? 0) !== stored.revision - 1) return false
      games.set(stored.id, copy(stored))
      cards.set(card.id, card)
      return true
    },
    async remove(id) {
      games.delete(id)
      cards.delete(id)
    },
  }
}
