export const VISIBILITIES = ['open', 'invited', 'unlisted'] as const

export const TABLE_PACES = ['live', 'turns'] as const

export const UNDO_POLICIES = ['free', 'own', 'consent', 'none'] as const

export const TABLE_STATES = ['waiting', 'playing', 'finished', 'ended'] as const

/** For so many days a table waits without anybody coming or going; then it is taken away. */
export const WAITING_DAYS = 14

export const TABLE_LISTS = ['mine', 'open', 'playing', 'finished'] as const

export const BALLOTS = ['undo', 'end', 'remove'] as const

/** How somebody is told that it is their turn. */
export const CHANNELS = ['mail', 'webhook', 'push'] as const
