import type { GameRow } from '../store/games.ts'
import { Trouble } from '../trouble.ts'

/** Only whoever set a table up arranges it. */
export function mustHost({ host }: GameRow, user: string): void {
  if (host !== user) throw new Trouble('forbidden')
}

/** Only a table that has not begun is arranged. */
export function mustWait({ status }: GameRow): void {
  if (status !== 'waiting') throw new Trouble('state')
}
