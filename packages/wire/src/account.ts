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
    moderator: z.exactOptional(
      described('Whoever runs the site has named the account a moderator: see `/site`.', z.literal(true)),
    ),
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

export const secondStepShape = described(
  'Name and password are right, and something more is needed: `POST /session/second-step` finishes it, within five minutes.',
  fields({
    secondStep: described('Good for one log-in.', z.string()),
    passkey: described('Whether a passkey of the account finishes it, too.', z.boolean()),
  }),
)
/** The password is right, and a second step is needed. */
export type SecondStep = z.infer<typeof secondStepShape>

export const logInAnswerShape = z.union([meShape, secondStepShape])
/** Who is logged in now, or what is still needed for that. */
export type LogInAnswer = z.infer<typeof logInAnswerShape>

/** Bytes in the letters of base64url. */
const bytesUpTo = (most: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(most))

const credential = bytesUpTo(1400)

export const passkeyUseShape = described(
  'What a browser gives for a passkey that was used, by the names that WebAuthn has for it.',
  strictFields({
    id: credential,
    clientDataJSON: bytesUpTo(4000),
    authenticatorData: bytesUpTo(4000),
    signature: bytesUpTo(2000),
  }),
)
/** A passkey, used. */
export type PasskeyUse = z.infer<typeof passkeyUseShape>

export const newPasskeyShape = described(
  'What a browser gives for a new passkey, by the names that WebAuthn has for it.',
  strictFields({
    id: credential,
    clientDataJSON: bytesUpTo(4000),
    authenticatorData: bytesUpTo(4000),
    publicKey: described('As SubjectPublicKeyInfo.', bytesUpTo(2000)),
  }),
)
/** What a browser gives for a new passkey. */
export type NewPasskey = z.infer<typeof newPasskeyShape>

export const passkeyChallengeShape = described(
  'What a passkey signs within five minutes, once.',
  fields({
    challenge: z.string(),
    site: described('The name for which passkeys are made here.', z.string()),
    passkeys: described(
      'Those that are asked for, or that there are already; where there are none, any will do.',
      list(z.string()),
    ),
  }),
)
/** What a passkey signs. */
export type PasskeyChallenge = z.infer<typeof passkeyChallengeShape>

export interface PasskeyLogInRequest {
  readonly passkey: PasskeyUse
  /** Where a right password came before. */
  readonly secondStep?: string
}

export interface PasskeyRequest {
  readonly name: string
  readonly passkey: NewPasskey
  readonly proof: OwnerProof
}

export interface SecondStepRequest {
  readonly secondStep: string
  /** Of the authenticator app, or a recovery code. */
  readonly code: string
}

export const factorsShape = described(
  'What logging in takes besides the password; where there is none of it, nothing.',
  fields({
    authenticator: described('Since when an authenticator app gives codes, if it does.', z.nullable(whole)),
    passkeys: list(
      fields({
        id: z.string(),
        name: described('As the owner calls it.', z.string()),
        created: whole,
        used: described('When it was used last.', z.nullable(whole)),
      }),
    ),
    recoveryCodes: described('How many recovery codes are left.', whole),
  }),
)
/** What logging in takes besides the password. */
export type Factors = z.infer<typeof factorsShape>

export const newAuthenticatorShape = described(
  'What an authenticator app is told. It counts once it is confirmed by a code, within an hour.',
  fields({
    secret: described('In the letters of base32.', z.string()),
    address: described('The same as apps read it from a QR code: `otpauth://totp/…`.', z.string()),
  }),
)
/** What an authenticator app is told. */
export type NewAuthenticator = z.infer<typeof newAuthenticatorShape>

export const factorsWithCodesShape = fields({
  factors: factorsShape,
  codes: described('New recovery codes, told this once; none where those of before go on.', list(z.string())),
})
/** The factors of an account, and its recovery codes where they are new. */
export type FactorsWithCodes = z.infer<typeof factorsWithCodesShape>

/** What shows that it is the owner who changes how one logs in: all that it takes to log in. */
export type OwnerProof =
  | {
      readonly password: string
      /** Needed where the account has a factor already: of its app, or a recovery code. */
      readonly code?: string
    }
  | { readonly passkey: PasskeyUse }

export interface AuthenticatorRequest {
  /** The first code of the new app. */
  readonly first: string
  readonly proof: OwnerProof
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
