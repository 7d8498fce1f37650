import * as z from 'zod/mini'
import { readLocal } from './localStore.ts'

/** A list that stays on this device; one that cannot be read any more is empty. */
export function readLocalList<T extends z.ZodMiniType>(name: string, one: T): readonly z.infer<T>[] {
  try {
    return z.array(one).parse(JSON.parse(readLocal(name) ?? '[]'))
  } catch {
    return []
  }
}
