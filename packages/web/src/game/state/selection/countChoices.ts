import type { Action } from '@roundhouse/kernel'

/** A field of several actions, and the number that each has there. */
export interface Counts {
  readonly field: string
  readonly numbers: readonly number[]
}

/** The numbers by which several actions differ, where that is all by which they differ. */
export function countChoices(actions: readonly Action[]): Counts | undefined {
  const plain = actions as readonly (Action & Record<string, unknown>)[]
  const [first] = plain
  const fields = Object.keys(first ?? {}).filter((field) =>
    plain.some((action) => action[field] !== first![field]),
  )
  const [field] = fields
  if (fields.length !== 1 || field === undefined) return undefined
  const numbers = plain.map((action) => action[field]).filter((value) => typeof value === 'number')
  return numbers.length === plain.length ? { field, numbers } : undefined
}
