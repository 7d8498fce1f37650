import { z } from '@hono/zod-openapi'

export const invitation = z.string().max(64).optional()

/** Whoever has the invitation may look at a table that is not for everybody. */
export const invitationQuery = z.strictObject({ invitation })
