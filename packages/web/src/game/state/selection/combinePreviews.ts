import type { Preview } from '@roundhouse/view'
import { words } from '../../../app/words.ts'

/** What an action brings, together with the one of those right after it that was selected. */
export function combinePreviews(first: Preview | null, index: number): Preview | null {
  const next = first?.next?.[index]?.preview
  if (!first || !next) return first
  const warnings = [first.warning, next.warning].filter((warning) => warning !== undefined)
  const ended = [...(first.endedKinds ?? []), ...(next.endedKinds ?? [])]
  return {
    ...first,
    ...next,
    notes: [...first.notes, ...next.notes],
    ...(warnings.length > 0 && { warning: warnings.reduce(words.value.sentences) }),
    ...(ended.length > 0 && { endedKinds: ended }),
  }
}
