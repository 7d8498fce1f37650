import { LANGUAGES, type Language } from '@roundhouse/kernel'
import * as z from 'zod/mini'
import { CHANNELS } from './allowedValues.ts'
import { described, fields, list, strictFields, textUpTo, whole } from './shapeBuilders.ts'

const hour = z.int().check(z.minimum(0), z.maximum(23))

const MINUTES_A_DAY = 24 * 60

export const accountSettingsShape = strictFields({
  language: z.exactOptional(z.enum(LANGUAGES)),
  timeZone: z.exactOptional(
    described(
      'In which the quiet hours are meant, as in `Asia/Tokyo`.',
      textUpTo(64).check(z.minLength(1), z.refine(isTimeZone)),
    ),
  ),
  quiet: z.exactOptional(
    described(
      'Hours of the day, from one up to the other, in which no notice is sent.',
      strictFields({ from: hour, to: hour }),
    ),
  ),
  digest: z.exactOptional(
    described(
      'Notices are gathered and sent once in so many minutes; 0 sends each at once.',
      whole.check(z.maximum(MINUTES_A_DAY)),
    ),
  ),
})
export type AccountSettings = z.infer<typeof accountSettingsShape>

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

export const meShape = described(
  'Somebody with an account, or a guest of one table, as they see themselves.',
  fields({
    id: z.string(),
    name: z.string(),
    guest: z.boolean(),
    email: described('The address that letters go to, and by which one logs in.', z.nullable(z.string())),
    unconfirmed: described(
      'One that was given and not confirmed: it counts for nothing yet.',
      z.nullable(z.string()),
    ),
    settings: accountSettingsShape,
  }),
)
/** Somebody with an account, or a guest of one table, as they see themselves. */
export type Me = z.infer<typeof meShape>

export const loginSessionShape = fields({
  me: described('Who is logged in, if anybody is.', z.nullable(meShape)),
  letters: described(
    'Whether letters are sent from here; where none are, no address can be confirmed.',
    z.boolean(),
  ),
})
/** Who is logged in, if anybody is. */
export type LoginSession = z.infer<typeof loginSessionShape>

export interface Registration {
  readonly name: string
  readonly password: string
  readonly email?: string
  readonly language?: Language
}

export interface Credentials {
  /** The name of the account, or its email address. */
  readonly name: string
  readonly password: string
}

/** What is absent stays as it is; settings are given whole. */
export interface AccountChangeRequest {
  readonly name?: string
  readonly settings?: AccountSettings
  /** Makes a guest's account a lasting one; who has a password changes it otherwise. */
  readonly password?: string
}

/** Another address counts once it is confirmed; none at all, at once. */
export interface EmailChangeRequest {
  readonly email: string | null
  readonly password: string
}

export interface PasswordChangeRequest {
  readonly old: string
  readonly new: string
}

export const guestSeatedShape = fields({
  me: meShape,
  table: described('The id of the table where they sit now.', z.string()),
})
/** A guest who has followed an invitation, and the table where they sit now. */
export type GuestSeated = z.infer<typeof guestSeatedShape>

export const channelKindShape = described('How somebody is told that it is their turn.', z.enum(CHANNELS))
export type ChannelKind = z.infer<typeof channelKindShape>

export const channelShape = fields({
  id: z.string(),
  kind: channelKindShape,
  label: described(
    'The address of a webhook, without what is secret in it; of a mail channel nothing.',
    z.string(),
  ),
  enabled: z.boolean(),
})
export type Channel = z.infer<typeof channelShape>

export const channelsShape = fields({
  channels: list(channelShape),
  kinds: described('Of which kinds more can be had here.', list(channelKindShape)),
})
/** The channels of somebody, and of which kinds more can be had here. */
export type Channels = z.infer<typeof channelsShape>

const address = z.url({ protocol: /^https?$/ }).check(z.maxLength(1000))

export const newChannelShape = z.discriminatedUnion('kind', [
  described('To the address of the account.', strictFields({ kind: z.literal('mail') })),
  strictFields({ kind: z.literal('webhook'), address }),
  described(
    'What the browser’s push service gave: a point on a curve and a secret, in the letters of base64url.',
    strictFields({
      kind: z.literal('push'),
      endpoint: address,
      keys: strictFields({
        p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)),
        auth: z.string().check(z.regex(/^[\w-]{22}(?:==)?$/)),
      }),
    }),
  ),
])
export type NewChannel = z.infer<typeof newChannelShape>

/** What a browser is sent when it is somebody's turn. */
export interface PushNotice {
  readonly title: string
  readonly body: string
  readonly url: string
}
