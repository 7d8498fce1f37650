/** JSON with the keys of every object in order: equal positions give equal text. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  let text = ''
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++)
      text += `${index > 0 ? ',' : ''}${canonical(value[index])}`
    return `[${text}]`
  }
  for (const name of Object.keys(value).sort())
    text += `${text ? ',' : ''}${JSON.stringify(name)}:${canonical((value as Record<string, unknown>)[name])}`
  return `{${text}}`
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
