import type { Choice } from '@roundhouse/view'

/** What an action brings, together with the one of those right after it that was picked. */
export function together(first: Choice | null, place: number): Choice | null {
  const next = first?.next?.[place]?.choice
  if (!first || !next) return first
  const warnings = [first.warning, next.warning].filter((warning) => warning !== undefined)
  return {
    ...first,
    ...next,
    notes: [...first.notes, ...next.notes],
    ...(warnings.length > 0 && { warning: warnings.join(' ') }),
  }
}
