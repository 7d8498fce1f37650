import { z } from '@hono/zod-openapi'

const LONGEST = 60

/** What breaks a line, or turns round how it is read. */
const UNRULY = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u

const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

/** As a table is called: one line that can be read. */
export const titleShape = z
  .string()
  .trim()
  .max(LONGEST)
  .refine((title) => SEEN.test(title) && !UNRULY.test(title))
  .openapi({ type: 'string', minLength: 1, maxLength: LONGEST })
