import type { LiveRequest } from '@roundhouse/wire'
import * as z from 'zod'

const liveRequestShape = z.union([
  z.strictObject({
    watch: z.string().max(32),
    seq: z.number().int().min(0),
    invitation: z.string().max(64).exactOptional(),
  }),
  z.strictObject({ unwatch: z.string().max(32) }),
  z.strictObject({ lobby: z.boolean() }),
]) satisfies z.ZodType<LiveRequest>

/** What a browser says over its connection; undefined for what nobody understands. */
export function readMessage(text: string): LiveRequest | undefined {
  try {
    return liveRequestShape.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
