import { z } from '@hono/zod-openapi'
import { LANGUAGES } from '@roundhouse/kernel'
import type { AccountSettings } from '@roundhouse/wire'

const hour = z.number().int().min(0).max(23)

const MINUTES_A_DAY = 24 * 60

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

export const languageShape = z.enum(LANGUAGES)

export const settingsShape = z.strictObject({
  language: languageShape.exactOptional(),
  timeZone: z.string().min(1).max(64).refine(isTimeZone).exactOptional(),
  quiet: z.strictObject({ from: hour, to: hour }).exactOptional(),
  digest: z.number().int().min(0).max(MINUTES_A_DAY).exactOptional(),
}) satisfies z.ZodType<AccountSettings>
