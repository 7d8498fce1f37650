import { type BoardContents, type HexName, placeAt, placeToken, slotsAt } from '@roundhouse/board'
import type { TrackTitle } from '../track/trackTitle.ts'

export { tokenPlaces } from '../trace/tokenPlaces.ts'

/** Puts a token into the slot reserved for the company, else into one that is reserved for nobody, else into any. */
export function setToken(
  { board }: Pick<TrackTitle, 'board'>,
  state: { board: BoardContents },
  company: string,
  hex: HexName,
  city: number,
): void {
  const { reservations = [] } = placeAt(board.map, hex).printed
  const reserved = reservations.filter(({ stop }) => stop === city)
  const slots = slotsAt(state.board, board, hex)[city] ?? []
  const empty = [...slots.keys()].filter((slot) => slots[slot] === null)
  const own = reserved.find((reservation) => reservation.company === company)?.slot
  const free = empty.find((slot) => !reserved.some((reservation) => reservation.slot === slot))
  state.board = placeToken(
    state.board,
    board,
    hex,
    city,
    company,
    own !== undefined && empty.includes(own) ? own : (free ?? empty[0]!),
  )
}
