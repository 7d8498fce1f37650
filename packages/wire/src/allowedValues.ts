export const VISIBILITIES = ['open', 'invited', 'unlisted'] as const

export const TABLE_PACES = ['live', 'turns'] as const

export const UNDO_POLICIES = ['free', 'own', 'consent', 'none'] as const

export const TABLE_STATES = ['waiting', 'playing', 'finished', 'ended'] as const

/** For so many days a table waits without anybody coming or going; then it is taken away. */
export const WAITING_DAYS = 14

/** Why a table that waited is no more. */
export const TABLE_CLOSINGS = ['host', 'site', 'expired'] as const

/** Who deletes what was said. */
export const MESSAGE_REMOVERS = ['author', 'host', 'site'] as const

/** What is done to accounts and tables by whoever runs the site, and by moderators. */
export const SITE_ACTS = [
  'ban',
  'unban',
  'close',
  'remove-message',
  'moderator',
  'no-moderator',
  'reset-factor',
] as const

export const TABLE_LISTS = ['mine', 'open', 'playing', 'finished'] as const

export const BALLOTS = ['undo', 'end', 'remove'] as const

/** How somebody is told that it is their turn. */
export const CHANNELS = ['mail', 'webhook', 'push'] as const
