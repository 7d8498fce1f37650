import { type BoardContents, type Components, type SlotPlace, tokensOf } from './boardContents.ts'
import type { BoardMap } from './boardMap.ts'
import type { HexName } from './hex.ts'

/** What was worked out on a board, and every hex that was looked at for it. */
export interface ReadOff<T> {
  readonly value: T
  readonly hexes: readonly HexName[]
}

/** Whether two boards have the same tiles and tokens on some hexes. */
const isAlikeOn = (one: BoardContents, other: BoardContents, hexes: readonly HexName[]): boolean =>
  hexes.every((hex) => one.tiles[hex] === other.tiles[hex] && one.tokens[hex] === other.tokens[hex])

/** Of one company: what was worked out last, and on which board. */
interface Remembered<T> {
  readonly laid: BoardContents
  readonly tokens: readonly SlotPlace[]
  readonly found: ReadOff<T>
}

/**
 * Works something out for a company once for each board, and only if another
 * board than the last one differs on a hex that was looked at, or its tokens
 * stand elsewhere: what is built beyond changes nothing, be it the order.
 */
export function rememberedByCompany<T>(
  workOut: (laid: BoardContents, components: Components, company: string) => ReadOff<T>,
): (laid: BoardContents, components: Components, company: string) => T {
  const known = new WeakMap<BoardContents, Map<string, T>>()
  const latest = new WeakMap<BoardMap, Map<string, Remembered<T>>>()
  return (laid, components, company) => {
    let companies = known.get(laid)
    if (!companies) {
      companies = new Map()
      known.set(laid, companies)
    }
    let value = companies.get(company)
    if (value === undefined) {
      let last = latest.get(components.map)
      if (!last) {
        last = new Map()
        latest.set(components.map, last)
      }
      const tokens = tokensOf(laid, company)
      const before = last.get(company)
      const found =
        before && isAlikeOn(laid, before.laid, before.found.hexes) && areSame(tokens, before.tokens)
          ? before.found
          : workOut(laid, components, company)
      value = found.value
      last.set(company, { laid, tokens, found })
      companies.set(company, value)
    }
    return value
  }
}

const areSame = (some: readonly SlotPlace[], others: readonly SlotPlace[]): boolean =>
  some.length === others.length &&
  some.every(({ hex, stop }, index) => others[index]!.hex === hex && others[index]!.stop === stop)
