import { z } from '@hono/zod-openapi'
import { LANGUAGES } from '@roundhouse/kernel'
import type { AccountSettings } from '@roundhouse/wire'
import { maybe } from '../maybe.ts'

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
  language: maybe(languageShape),
  timeZone: maybe(z.string().min(1).max(64).refine(isTimeZone)),
  quiet: maybe(z.strictObject({ from: hour, to: hour })),
  digest: maybe(z.number().int().min(0).max(MINUTES_A_DAY)),
}) satisfies z.ZodType<AccountSettings>
