import * as z from 'zod/mini'

/** A stop by hex and number, such as D6.2. */
const stop = z.string()

/** A route as it is declared: from stop to stop the hexes on the way, and the stops that count. */
export const routeShape = z.strictObject({
  train: z.string(),
  links: z.array(z.array(stop)),
  counts: z.array(stop),
})

export type DeclaredRoute = z.infer<typeof routeShape>

/** A route with what it earned. */
export interface RanRoute extends DeclaredRoute {
  revenue: number
}
