/** JSON with the keys of every object in order: equal positions give equal text. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join()}}`
}

/** A stable fingerprint of plain JSON, 16 hexadecimal digits: two FNV-1a runs with different primes. */
export function hash(value: unknown): string {
  const text = canonical(value)
  let left = 0x811c9dc5
  let right = 0xc2b2ae35
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    left = Math.imul(left ^ code, 0x01000193)
    right = Math.imul(right ^ code, 0x85ebca6b)
    right ^= right >>> 13
  }
  return hex(left) + hex(right)
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0')
