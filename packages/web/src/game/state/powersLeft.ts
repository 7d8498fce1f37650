import type { Preview } from '@roundhouse/view'
import { state } from './state.ts'

const leftAt = (id: string | undefined): readonly string[] =>
  state.powersLeft.value.id === id ? state.powersLeft.value.powers : []

/** Whether there is a reason to think twice: whoever left a power unused before means to. */
export function isWarnedOf(known: Preview | null): boolean {
  const left = leftAt(state.head.value?.id)
  return known?.warning !== undefined && !known.unused?.every((power) => left.includes(power))
}

/** They were left unused after a warning. */
export function notePowersLeft(id: string, { unused = [] }: Pick<Preview, 'unused'>): void {
  if (unused.length > 0) state.powersLeft.value = { id, powers: [...new Set([...leftAt(id), ...unused])] }
}
