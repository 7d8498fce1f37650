/** Whether two values are the same plain JSON: their texts are equal, and this costs far less than texts. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return Number.isNaN(one) && Number.isNaN(other)
  const names = Object.keys(one)
  if (names.length !== Object.keys(other).length || Array.isArray(one) !== Array.isArray(other)) return false
  for (const name of names) {
    if (!Object.hasOwn(other, name)) return false
    if (!isSameJson((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]))
      return false
  }
  return true
}
