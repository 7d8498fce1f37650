import * as z from 'zod/mini'
import { kept } from './kept.ts'

/** A list that stays on this device; one that cannot be read any more is empty. */
export function keptList<T extends z.ZodMiniType>(name: string, one: T): readonly z.infer<T>[] {
  try {
    return z.array(one).parse(JSON.parse(kept(name) ?? '[]'))
  } catch {
    return []
  }
}
