import type { Services } from '../services.ts'
import type { Db } from '../store/db.ts'
import type { GameRow } from '../store/games.ts'
import { countHosted, countWaitingFrom } from '../store/tableRows.ts'
import { RequestTrouble } from '../trouble.ts'

/** Only whoever set a table up arranges it. */
export function mustHost({ host }: GameRow, user: string): void {
  if (host !== user) throw new RequestTrouble('forbidden')
}

/** Only a table that has not begun is arranged. */
export function mustWait({ status }: GameRow): void {
  if (status !== 'waiting') throw new RequestTrouble('state')
}

/** One account has only so many tables that wait, and so many that are played; part of what makes one more. */
export async function mayHaveMore(
  db: Db,
  { limits }: Services,
  user: string,
  status: 'waiting' | 'playing',
): Promise<void> {
  if ((await countHosted(db, user, status)) >= limits.tables[status]) throw new RequestTrouble('many')
}

/** From one address, whoever asks there, only so many tables wait. */
export async function mayHaveMoreFrom(db: Db, { limits }: Services, origin: string): Promise<void> {
  if ((await countWaitingFrom(db, origin)) >= limits.tables.waitingAtAddress) throw new RequestTrouble('many')
}
