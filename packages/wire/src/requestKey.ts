import * as z from 'zod/mini'
import { described, textUpTo } from './shapeBuilders.ts'

export const requestKeyShape = described(
  'Anything, and something else for each request: sent again with the same, it is done once.',
  textUpTo(64).check(z.minLength(1)),
)
