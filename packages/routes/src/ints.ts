/** A list of whole numbers that grows, 32 bits each. */
export interface Ints {
  items: Int32Array
  length: number
}

export const ints = (): Ints => ({ items: new Int32Array(1024), length: 0 })

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
  for (let place = 0; place < one.length; place++) if (one.items[place] !== other.items[place]) return false
  return true
}
