import * as z from 'zod/mini'
import type { OwnerProof } from './account.ts'
import { SITE_ACTS } from './allowedValues.ts'
import { described, fields, list, whole } from './shapeBuilders.ts'
import { tableStateShape, visibilityShape } from './table.ts'

const time = described('In milliseconds since 1970.', whole)

export const siteTableShape = described(
  'A table as moderators find it: nothing that is secret in its game, no talk and no invitation.',
  fields({
    id: z.string(),
    game: described('Which game it is: `1846`.', z.string()),
    title: z.string(),
    state: tableStateShape,
    visibility: visibilityShape,
    host: described('The name of whoever set it up; null when that account is gone.', z.nullable(z.string())),
    players: described('The names of the people who sit there.', list(z.string())),
    seats: whole,
    moved: time,
  }),
)
/** A table as moderators find it. */
export type SiteTable = z.infer<typeof siteTableShape>

const banFields = {
  since: time,
  until: described('When it ends by itself; null where it has no end.', z.nullable(time)),
  reason: described('As whoever tries to log in reads it.', z.nullable(z.string())),
}

export const siteAccountShape = described(
  'An account as moderators find it.',
  fields({
    id: z.string(),
    name: z.string(),
    created: time,
    guest: described('It has no password.', z.boolean()),
    moderator: described('Only whoever runs the site bans it.', z.boolean()),
    ban: described('null where it is not banned.', z.nullable(fields(banFields))),
    tables: described('Where it sits, or that it set up, until they are over.', list(siteTableShape)),
  }),
)
/** An account as moderators find it. */
export type SiteAccount = z.infer<typeof siteAccountShape>

export const bannedAccountShape = fields({ name: z.string(), ...banFields })
/** Somebody who is banned. */
export type BannedAccount = z.infer<typeof bannedAccountShape>

export const siteActShape = described(
  'Moderator: the account was named a moderator. No-moderator: it is none any more. Reset-factor: it logs in by the password alone.',
  z.enum(SITE_ACTS),
)
export type SiteAct = z.infer<typeof siteActShape>

export const siteLogEntryShape = described(
  'What was done to an account or a table. It is never changed, nor taken away.',
  fields({
    id: z.string(),
    made: time,
    by: described('The name of the moderator, as it is now; null for a command.', z.nullable(z.string())),
    act: siteActShape,
    account: z.exactOptional(described('The name of whom it was done to, as it is now.', z.string())),
    table: z.exactOptional(fields({ id: z.string(), title: z.string() })),
    until: z.exactOptional(described('When a ban ends, where it has an end.', time)),
    reason: z.exactOptional(z.string()),
  }),
)
/** What was done to an account or a table, by whom, and why. */
export type SiteLogEntry = z.infer<typeof siteLogEntryShape>

export interface BanRequest {
  readonly reason: string
  /** Without it, it has no end. */
  readonly until?: number
  readonly proof: OwnerProof
}

/** Its players read the reason. */
export interface SiteClosingRequest {
  readonly reason: string
  readonly proof: OwnerProof
}
