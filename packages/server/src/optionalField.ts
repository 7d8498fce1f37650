import type { z } from '@hono/zod-openapi'

/** A field that may be left out. JSON has no undefined, so it is never there without a value. */
export const optionalField = <Shape extends z.ZodType>(shape: Shape): z.ZodExactOptional<Shape> =>
  shape.optional() as unknown as z.ZodExactOptional<Shape>
