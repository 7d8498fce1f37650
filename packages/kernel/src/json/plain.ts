import { isSameJson } from './same.ts'

/** Where a value stops being plain JSON, as a path; undefined when a trip through JSON would give it back. */
export function findNotPlain(value: unknown): string | undefined {
  const odd = findOdd(value, '')
  if (odd !== undefined) return odd
  return isSameJson(JSON.parse(JSON.stringify(value)), value) ? undefined : '/'
}

function findOdd(value: unknown, path: string): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : path
  if (typeof value !== 'object') return path
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== Array.prototype) return path
  for (const [name, field] of Object.entries(value)) {
    const odd = findOdd(field, `${path}/${name}`)
    if (odd !== undefined) return odd
  }
  return undefined
}
