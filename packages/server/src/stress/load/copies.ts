import { beginSession, COOKIE } from '../../accounts/sessions.ts'
import { newId } from '../../accounts/tokens.ts'
import type { Database, Db } from '../../store/db.ts'
import { type GameRow, gameRow, type SeatRow, seatRows } from '../../store/games.ts'
import { newTableId } from '../../tables/ids.ts'

/** Somebody who is logged in. */
export interface LoadAccount {
  readonly id: string
  readonly cookie: string
  /** From where they come. */
  readonly from: string
}

/** A copy of a template, at which other people sit. */
export interface TableCopy {
  readonly id: string
  /** The index of its template in the list. */
  readonly template: number
  readonly seq: number
  readonly players: readonly LoadAccount[]
}

/** Accounts without a password worth knowing: making one takes long on purpose. */
export const newAccounts = (db: Database, count: number): Promise<LoadAccount[]> =>
  db.transaction(async (all) => {
    const accounts: LoadAccount[] = []
    for (let number = 0; number < count; number++) {
      const id = newId()
      await all.run(
        "insert into users (id, name, name_key, password, created) values (?, ?, ?, 'none', ?)",
        id,
        `Load ${number}`,
        id,
        Date.now(),
      )
      const token = await beginSession({ db: all, now: Date.now }, id, COOKIE)
      const from = `10.0.${number >> 8}.${number & 255}`
      accounts.push({ id, cookie: `${COOKIE}=${token}`, from })
    }
    return accounts
  })

/** What of a game's row its copies share. */
const SHARED =
  'game, version, title, host, visibility, pace, undo, options, seed, setup, told, status, seq, turn, asked, bot_due, result, glance, created, started, moved'

/** So many games at which the accounts sit in turn, each a copy of one of the templates with its whole log. */
export const copyTemplates = (
  db: Database,
  templates: readonly string[],
  accounts: readonly LoadAccount[],
  count: number,
): Promise<TableCopy[]> =>
  db.transaction(async (all) => {
    const seats: (readonly SeatRow[])[] = []
    const rows: (GameRow | undefined)[] = []
    for (const id of templates) {
      seats.push(await seatRows(all, id))
      rows.push(await gameRow(all, id))
    }
    await all.run('create temporary table copies (id text primary key, template text not null)')
    const copies: TableCopy[] = []
    let next = 0
    for (let number = 0; number < count; number++) {
      const template = number % templates.length
      const players = seats[template]!.map(() => accounts[next++ % accounts.length]!)
      const id = newTableId()
      await all.run('insert into copies (id, template) values (?, ?)', id, templates[template]!)
      copies.push({ id, template, seq: rows[template]!.seq, players })
    }
    await copyRows(all)
    for (const { id, template, players } of copies)
      for (const [seat, player] of players.entries())
        await all.run(
          "insert into seats (game_id, seat, kind, user_id, name) values (?, ?, 'person', ?, ?)",
          id,
          seat,
          player.id,
          seats[template]![seat]!.name,
        )
    await all.run('drop table copies')
    return copies
  })

/** Lets steady bots play at these tables, on every seat but the first. */
export const seatBots = (db: Database, tables: readonly TableCopy[]): Promise<void> =>
  db.transaction(async (all) => {
    for (const { id } of tables) {
      await all.run(
        "update seats set kind = 'bot', bot = 'steady', user_id = null where game_id = ? and seat > 0",
        id,
      )
      await all.run('update games set bot_due = 1 where id = ?', id)
    }
  })

async function copyRows(db: Db): Promise<void> {
  await db.run(
    `insert into games (id, ${SHARED}) select copies.id, ${SHARED} from copies join games on games.id = copies.template`,
  )
  await db.run(
    `insert into entries (game_id, seq, entry, events, client_key, user_id, made, chain)
     select copies.id, seq, entry, events, client_key, user_id, made, chain
     from copies join entries on entries.game_id = copies.template`,
  )
  await db.run(
    `insert into snapshots (game_id, seq, state)
     select copies.id, seq, state from copies join snapshots on snapshots.game_id = copies.template`,
  )
}
