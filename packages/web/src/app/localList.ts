import { readLocal } from './localStore.ts'

/** A list that stays on this device; one that cannot be read any more is empty. */
export function readLocalList<T>(name: string, readOne: (saved: unknown) => T | undefined): readonly T[] {
  try {
    const saved: unknown = JSON.parse(readLocal(name) ?? '[]')
    const list = (saved as unknown[]).map(readOne)
    return list.includes(undefined) ? [] : (list as T[])
  } catch {
    return []
  }
}
