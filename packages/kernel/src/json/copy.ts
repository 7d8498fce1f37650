/** A deep copy of plain JSON: the fork that a search plays on. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = value.slice()
    for (let index = 0; index < items.length; index++)
      if (typeof items[index] === 'object') items[index] = copy(items[index])
    return items as T
  }
  const fields = { ...value }
  for (const name in fields) {
    const field = fields[name]
    if (typeof field === 'object') fields[name] = copy(field)
  }
  return fields
}
