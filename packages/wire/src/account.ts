import type { Language } from '@roundhouse/kernel'

/** Somebody with an account, or a guest of one table, as they see themselves. */
export interface Me {
  readonly id: string
  readonly name: string
  readonly guest: boolean
  /** The address that letters go to, and by which one logs in. */
  readonly email: string | null
  /** One that was given and not confirmed: it counts for nothing yet. */
  readonly unconfirmed: string | null
  readonly settings: AccountSettings
}

/** Who is logged in, if anybody is. */
export interface Session {
  readonly me: Me | null
  /** Whether letters are sent from here; where none are, no address can be confirmed. */
  readonly letters: boolean
}

export interface AccountSettings {
  readonly language?: Language
  /** In which the quiet hours are meant, as in "Asia/Tokyo". */
  readonly timeZone?: string
  /** Hours of the day, from one up to the other, in which no notice is sent. */
  readonly quiet?: { readonly from: number; readonly to: number }
  /** Notices are gathered and sent once in so many minutes; 0 sends each at once. */
  readonly digest?: number
}

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
export interface MeChanged {
  readonly name?: string
  readonly settings?: AccountSettings
  /** Makes a guest's account a lasting one; who has a password changes it otherwise. */
  readonly password?: string
}

/** Another address counts once it is confirmed; none at all, at once. */
export interface EmailChanged {
  readonly email: string | null
  readonly password: string
}

export interface PasswordChanged {
  readonly old: string
  readonly new: string
}

/** A guest who has followed an invitation, and the table where they sit now. */
export interface GuestSeated {
  readonly me: Me
  readonly table: string
}

/** How somebody is told that it is their turn. */
export const CHANNELS = ['mail', 'webhook', 'push'] as const
export type ChannelKind = (typeof CHANNELS)[number]

export interface Channel {
  readonly id: string
  readonly kind: ChannelKind
  /** The address of a webhook, without what is secret in it; of a mail channel nothing. */
  readonly label: string
  readonly enabled: boolean
}

/** The channels of somebody, and of which kinds more can be had here. */
export interface Channels {
  readonly channels: readonly Channel[]
  readonly kinds: readonly ChannelKind[]
}

/** A mail channel goes to the address of the account; a push channel is what the browser's push service gave. */
export type NewChannel =
  | { readonly kind: 'mail' }
  | { readonly kind: 'webhook'; readonly address: string }
  | {
      readonly kind: 'push'
      readonly endpoint: string
      readonly keys: { readonly p256dh: string; readonly auth: string }
    }

/** What a browser is sent when it is somebody's turn. */
export interface PushNotice {
  readonly title: string
  readonly body: string
  readonly url: string
}
