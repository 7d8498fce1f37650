/** A list of whole numbers that grows, 32 bits each. */
export interface Ints {
  items: Int32Array
  length: number
}

export const ints = (): Ints => ({ items: new Int32Array(64), length: 0 })

export function push(list: Ints, item: number): void {
  if (list.length === list.items.length) {
    const larger = new Int32Array(2 * list.length)
    larger.set(list.items)
    list.items = larger
  }
  list.items[list.length++] = item
}

export function isSame(one: Ints, other: Ints): boolean {
  if (one.length !== other.length) return false
  for (let index = 0; index < one.length; index++) if (one.items[index] !== other.items[index]) return false
  return true
}
