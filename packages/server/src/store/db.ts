/** What is bound to a `?`. A truth is 0 or 1, a time milliseconds since 1970, anything larger JSON. */
export type Value = string | number | null

/** Somebody else has this key already. */
export class UniqueViolation extends Error {
  constructor() {
    super('the key is taken')
  }
}

/** The database cannot be reached just now, or has no room: what was asked of it may have been done or not. */
export class DatabaseUnreachable extends Error {
  constructor(cause: unknown) {
    super(`the database cannot be reached: ${(cause as Error).message}`, { cause })
  }
}

/** What keeps a database from serving: announcements do not come in, or its disk is full. */
export type DatabaseTrouble = 'unheard' | 'full'

/**
 * A database, embedded or not. The SQL is the part that both understand, with
 * `?` for values; what they do differently is hidden behind this.
 */
export interface Db {
  all<Row>(sql: string, ...values: Value[]): Promise<Row[]>
  get<Row>(sql: string, ...values: Value[]): Promise<Row | undefined>
  /** How many rows it changed. Throws `UniqueViolation` where a key must be unique and is not. */
  run(sql: string, ...values: Value[]): Promise<number>
  /** From now on the rows of a table are neither changed nor taken away, whoever wants to. */
  keepRows(table: string): Promise<void>
  /** All of it or nothing. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>
}

/** The database of a server, while it runs. */
export interface Database extends Db {
  /** Reads everything as it is at one moment, while others write on. */
  reading<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Tells every process that uses this database, this one included; a few hundred characters at most. */
  announce(message: string): Promise<void>
  /** Hears what any process announces, until the function that it gives is called. */
  subscribe(listener: (message: string) => void): () => void
  /** What keeps it from serving, as far as is known without asking it. */
  trouble(): DatabaseTrouble | null
  close(): Promise<void>
}
