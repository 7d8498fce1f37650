import type { Action } from '@roundhouse/kernel'

/** The numbers by which several actions differ, where that is all by which they differ. */
export function whatDiffers(actions: readonly Action[]): readonly string[] | undefined {
  const plain = actions as readonly (Action & Record<string, unknown>)[]
  const [first] = plain
  const fields = Object.keys(first ?? {}).filter((field) =>
    plain.some((action) => action[field] !== first![field]),
  )
  const [field] = fields
  if (fields.length !== 1 || field === undefined) return undefined
  const values = plain.map((action) => action[field])
  return values.every((value) => typeof value === 'number') ? values.map(String) : undefined
}
