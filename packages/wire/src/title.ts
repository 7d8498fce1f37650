import * as z from 'zod/mini'
import { described } from './shapeBuilders.ts'

/** What breaks a line, or turns round how it is read. */
const UNRULY = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u

const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

export const titleShape = described(
  'As a table is called: one line that can be read.',
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(60),
    z.refine((title) => SEEN.test(title) && !UNRULY.test(title)),
  ),
)
