import { linkAllLogs } from './chain.ts'
import type { Db } from './db.ts'
import { giveLooks } from './looks.ts'

/** Statements, or what no statement can do, change by change. */
export type Changes = readonly (readonly (string | ((db: Db) => Promise<void>))[])[]

/**
 * The tables, change by change; a change that has been out in the world is
 * never edited. Truths are 0 or 1, times milliseconds since 1970.
 */
export const CHANGES: Changes = [
  [
    `create table users (
      id text primary key,
      name text not null,
      name_key text not null unique,
      email text unique,
      unconfirmed text,
      password text,
      settings text not null default '{}',
      created bigint not null
    )`,
    `create table sessions (
      token text primary key,
      user_id text not null references users (id) on delete cascade,
      created bigint not null,
      expires bigint not null
    )`,
    'create index sessions_of_user on sessions (user_id)',
    'create index sessions_by_expiry on sessions (expires)',
    `create table resets (
      token text primary key,
      user_id text not null references users (id) on delete cascade,
      expires bigint not null
    )`,
    `create table confirmations (
      token text primary key,
      user_id text not null references users (id) on delete cascade,
      email text not null,
      expires bigint not null
    )`,
    'create index confirmations_of_user on confirmations (user_id)',
    `create table devices (
      token text not null,
      user_id text not null references users (id) on delete cascade,
      expires bigint not null,
      primary key (token, user_id)
    )`,
    'create index devices_of_user on devices (user_id)',
    `create table attempts (
      who text primary key,
      count integer not null,
      since bigint not null,
      until bigint not null
    )`,
    `create table games (
      id text primary key,
      game text not null,
      version integer not null,
      title text not null,
      host text references users (id),
      visibility text not null,
      pace text not null,
      undo text not null,
      options text not null,
      seed bigint,
      setup text,
      told text,
      status text not null,
      seq integer not null default 0,
      turn text not null default '[]',
      asked text not null default '[]',
      bot_due integer not null default 0,
      result text,
      glance text,
      invitation text unique,
      created bigint not null,
      started bigint,
      moved bigint not null
    )`,
    'create index games_by_status on games (status, moved)',
    'create index games_of_bots on games (bot_due, moved)',
    'create index games_of_host on games (host)',
    `create table seats (
      game_id text not null references games (id),
      seat integer not null,
      kind text not null,
      user_id text references users (id),
      bot text,
      name text not null,
      from_seq integer not null default 0,
      primary key (game_id, seat)
    )`,
    'create index seats_of_user on seats (user_id, game_id)',
    `create table barred (
      game_id text not null references games (id),
      user_id text not null references users (id) on delete cascade,
      primary key (game_id, user_id)
    )`,
    `create table entries (
      game_id text not null references games (id),
      seq integer not null,
      entry text not null,
      events text not null,
      client_key text,
      user_id text,
      made bigint not null,
      primary key (game_id, seq)
    )`,
    'create unique index entries_by_key on entries (game_id, user_id, client_key)',
    `create table snapshots (
      game_id text not null references games (id),
      seq integer not null,
      state text not null,
      primary key (game_id, seq)
    )`,
    `create table messages (
      game_id text not null references games (id),
      place integer not null,
      user_id text references users (id),
      text text not null,
      said bigint not null,
      primary key (game_id, place)
    )`,
    `create table notes (
      game_id text not null references games (id),
      user_id text not null references users (id) on delete cascade,
      text text not null,
      primary key (game_id, user_id)
    )`,
    `create table ballots (
      game_id text not null references games (id),
      kind text not null,
      subject integer not null,
      seq integer not null,
      votes text not null,
      opened bigint not null,
      primary key (game_id, kind, subject)
    )`,
    `create table channels (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      kind text not null,
      target text not null,
      enabled integer not null default 1,
      created bigint not null
    )`,
    'create index channels_of_user on channels (user_id)',
    `create table notices (
      id text primary key,
      channel_id text not null references channels (id) on delete cascade,
      game_id text not null references games (id),
      seq integer not null,
      due bigint not null,
      tries integer not null default 0,
      taken_until bigint not null default 0,
      sent bigint,
      unique (channel_id, game_id, seq)
    )`,
    'create index notices_due on notices (sent, due)',
    `create table keys (
      name text primary key,
      value text not null
    )`,
  ],
  // events have another form since: `told` that is null says that those of a game are found out by playing it
  ['update games set told = null'],
  ['alter table entries add column chain text', linkAllLogs],
  // the seat that said no
  ['alter table ballots add column declined integer'],
  [
    'alter table messages add column client_key text',
    'create unique index messages_by_key on messages (game_id, user_id, client_key)',
    'alter table users add column look text',
    'create unique index users_by_look on users (look)',
    giveLooks,
  ],
  ['alter table games add column origin text', 'create index games_by_origin on games (origin)'],
  ['alter table messages add column deleted bigint'],
  [
    `create table known_addresses (
      user_id text not null references users (id) on delete cascade,
      address text not null,
      expires bigint not null,
      primary key (user_id, address)
    )`,
  ],
  [
    'create index messages_of_user on messages (user_id, game_id, place)',
    'create index notes_of_user on notes (user_id, game_id)',
  ],
  [
    `create table spending (
      who text primary key,
      ms double precision not null,
      time bigint not null
    )`,
  ],
  // who may not log in; by whom a message was deleted; when whoever runs the site ended a game
  [
    `create table bans (
      user_id text primary key references users (id) on delete cascade,
      since bigint not null,
      until bigint,
      reason text
    )`,
    'alter table messages add column deleted_by text',
    'alter table games add column closed bigint',
    `create table announcements (
      id text primary key,
      text text not null,
      made bigint not null
    )`,
  ],
  [
    `create table authenticators (
      user_id text primary key references users (id) on delete cascade,
      secret text not null,
      last_step bigint not null,
      created bigint not null
    )`,
    `create table new_authenticators (
      user_id text primary key references users (id) on delete cascade,
      secret text not null,
      expires bigint not null
    )`,
    `create table recovery_codes (
      user_id text not null references users (id) on delete cascade,
      code text not null,
      primary key (user_id, code)
    )`,
    `create table second_steps (
      token text primary key,
      user_id text not null references users (id) on delete cascade,
      expires bigint not null
    )`,
    'create index second_steps_of_user on second_steps (user_id)',
  ],
  [
    `create table passkeys (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      credential text not null unique,
      public_key text not null,
      counter bigint not null,
      name text not null,
      created bigint not null,
      used bigint
    )`,
    'create index passkeys_of_user on passkeys (user_id)',
    `create table passkey_challenges (
      challenge text primary key,
      purpose text not null,
      user_id text references users (id) on delete cascade,
      expires bigint not null
    )`,
    'create index passkey_challenges_of_user on passkey_challenges (user_id)',
  ],
  // who may ban and close, besides whoever has the machine; what was done so; why a game was ended
  [
    'alter table users add column moderator integer not null default 0',
    'alter table games add column closed_reason text',
    `create table site_log (
      id text primary key,
      made bigint not null,
      by_user text references users (id),
      act text not null,
      user_id text references users (id),
      table_id text,
      table_title text,
      until bigint,
      reason text
    )`,
    "create index games_that_go_on on games (moved, id) where status in ('waiting', 'playing')",
    'create index site_log_by_time on site_log (made, id)',
    'create index site_log_of_table on site_log (table_id)',
    'create index site_log_of_user on site_log (user_id)',
    (db) => db.keepRows('site_log'),
  ],
]

/** How many changes have been made to the tables. */
export const CHANGE = CHANGES.length

/** Every table, those that others point at first, with the columns that tell its rows apart. */
export const TABLES: Readonly<Record<string, readonly string[]>> = {
  users: ['id'],
  bans: ['user_id'],
  sessions: ['token'],
  resets: ['token'],
  confirmations: ['token'],
  devices: ['token', 'user_id'],
  known_addresses: ['user_id', 'address'],
  authenticators: ['user_id'],
  new_authenticators: ['user_id'],
  recovery_codes: ['user_id', 'code'],
  second_steps: ['token'],
  passkeys: ['id'],
  passkey_challenges: ['challenge'],
  attempts: ['who'],
  spending: ['who'],
  announcements: ['id'],
  games: ['id'],
  seats: ['game_id', 'seat'],
  barred: ['game_id', 'user_id'],
  entries: ['game_id', 'seq'],
  snapshots: ['game_id', 'seq'],
  messages: ['game_id', 'place'],
  notes: ['game_id', 'user_id'],
  ballots: ['game_id', 'kind', 'subject'],
  channels: ['id'],
  notices: ['id'],
  keys: ['name'],
  site_log: ['id'],
}

/** What is good for a while, and for whoever has it alone: nobody wants it back. */
export const TEMPORARY_TABLES: readonly string[] = [
  'sessions',
  'resets',
  'confirmations',
  'devices',
  'known_addresses',
  'new_authenticators',
  'second_steps',
  'passkey_challenges',
  'attempts',
  'spending',
  'announcements',
]

/** How many changes have been made to the tables of a database in which some have. */
export async function changeOf(db: Db): Promise<number> {
  const last = await db.get<{ number: number | null }>('select max(number) as number from changes')
  return (last?.number ?? -1) + 1
}

/** Brings a database to the tables of today; gives how many changes had been made to it before. */
export async function migrate(db: Db, changes: Changes = CHANGES): Promise<number> {
  await db.run('create table if not exists changes (number integer primary key)')
  const made = await changeOf(db)
  for (const [index, statements] of changes.entries()) {
    if (index < made) continue
    for (const change of statements) await (typeof change === 'string' ? db.run(change) : change(db))
    await db.run('insert into changes (number) values (?)', index)
  }
  return made
}
