import {
  type BnoState,
  COAL_INCOME,
  type CompanyId,
  cityIncome,
  GRID,
  HEX,
  refuseCity,
} from '@roundhouse/baltimore-ohio'

/** A place worth building to, and the cubes it takes. */
export interface Way {
  /** A city, or a coal hex whose counter is still there. */
  readonly to: string
  readonly cost: number
  /** The hexes to build, in order; the goal is the last. */
  readonly hexes: readonly string[]
}

/** The cheapest way to every city and coal counter that the company may build to now, within a budget. */
export function waysFrom(state: BnoState, id: CompanyId, cubes: readonly string[], budget: number): Way[] {
  const cost = new Map(cubes.map((hex) => [hex, 0]))
  const from = new Map<string, string>()
  const queue = [...cubes]
  for (let hex = queue.shift(); hex !== undefined; hex = queue.shift()) {
    for (const next of GRID.open.get(hex)!) {
      const { cost: price, city } = HEX.get(next)!
      const total = cost.get(hex)! + price
      if (total > budget || total >= (cost.get(next) ?? Number.POSITIVE_INFINITY)) continue
      if (city && refuseCity(state, id, next, city)) continue
      cost.set(next, total)
      from.set(next, hex)
      queue.push(next)
    }
  }
  return [...from.keys()]
    .filter((hex) => HEX.get(hex)!.city || state.coal.includes(hex))
    .map((to) => ({ to, cost: cost.get(to)!, hexes: trace(from, to) }))
}

/** The goals that give most for what they cost first. */
export function byReturn(technology: number, ways: readonly Way[]): Way[] {
  const rate = ({ to, cost }: Way) => (HEX.get(to)!.city ? cityIncome(to, technology) : COAL_INCOME) / cost
  return [...ways].sort((a, b) => rate(b) - rate(a))
}

function trace(from: ReadonlyMap<string, string>, to: string): string[] {
  const hexes: string[] = []
  for (let hex: string | undefined = to; hex !== undefined && from.has(hex); hex = from.get(hex))
    hexes.unshift(hex)
  return hexes
}
