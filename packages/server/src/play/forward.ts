import type { Services } from '../services.ts'
import { type SeatRow, seatRows } from '../store/games.ts'
import { mayLook } from '../tables/visibility.ts'
import { RequestTrouble } from '../trouble.ts'
import { letBotsMove } from './bots.ts'
import { mustSit } from './seats.ts'

/** Bots move without a pause until a person is asked. Whoever plays with bots alone may want that: nobody else is there to follow. */
export async function forwardBots(services: Services, id: string, user: string): Promise<void> {
  const { status } = await mayLook(services, id, user)
  const seats = await seatRows(services.db, id)
  mustSit(seats, user)
  if (seats.filter(isPerson).length > 1) throw new RequestTrouble('forbidden')
  if (status !== 'playing') throw new RequestTrouble('state')
  letBotsMove(services, id, 0)
}

const isPerson = ({ kind }: SeatRow): boolean => kind === 'person'
