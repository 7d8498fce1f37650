/** A deep copy of plain JSON: the fork that a search plays on. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = value.slice()
    for (let place = 0; place < items.length; place++)
      if (typeof items[place] === 'object') items[place] = copy(items[place])
    return items as T
  }
  const fields = { ...value }
  for (const name in fields) {
    const field = fields[name]
    if (typeof field === 'object') fields[name] = copy(field)
  }
  return fields
}
