import { z } from '@hono/zod-openapi'
import { settingsShape } from '../accounts/settings.ts'

export const meShape = z
  .object({
    id: z.string(),
    name: z.string(),
    guest: z.boolean(),
    email: z.string().nullable(),
    unconfirmed: z.string().nullable(),
    settings: settingsShape,
  })
  .openapi('Me')
