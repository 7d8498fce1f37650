import { type BoardContents, type HexName, type Lay, layTile, placeToken } from '@roundhouse/board'
import type { Purse } from '@roundhouse/finance'
import { type Refusal, refusal } from '@roundhouse/kernel'
import type { SharedEvent } from '../events.ts'
import { type PaymentEvent, type Purses, transfer } from '../money.ts'
import type { CityPlace } from './tokenSlot.ts'
import type { TrackTitle } from './trackTitle.ts'

type Building = Purses & { board: BoardContents }

/** Nobody helps a company to pay for a tile (1846 6.20i, 1856 2.2i). */
export const refuseLayCost = (
  rule: string,
  company: string,
  hex: HexName,
  cost: number,
  { cash }: Purse,
): Refusal | undefined => (cost > cash ? refusal(rule, 'cash', { company, hex, cost, cash }) : undefined)

/** A company pays for a tile and lays it, by the power of a private or as anybody does. */
export function layTileFor<Company extends string, Private extends string = never>(
  { board }: Pick<TrackTitle, 'board'>,
  state: Building,
  company: Company,
  lay: Lay,
  cost: number,
  emit: (
    event: SharedEvent<'laid', { company: Company; private: Private }> | PaymentEvent<Company | 'bank'>,
  ) => void,
  by?: Private,
): void {
  const { hex, tile, rotation } = lay
  transfer(state, company, 'bank', cost, 'tile', emit)
  state.board = layTile(state.board, board, lay)
  emit({ kind: 'laid', company, hex, tile, rotation, cost, ...(by !== undefined && { by }) })
}

/** A company pays for a token and puts it into a slot. */
export function placeTokenFor<Company extends string, Private extends string = never>(
  { board }: Pick<TrackTitle, 'board'>,
  state: Building,
  company: Company,
  { hex, city }: CityPlace,
  slot: number | undefined,
  cost: number,
  emit: (
    event:
      | SharedEvent<'token-placed', { company: Company; private: Private }>
      | PaymentEvent<Company | 'bank'>,
  ) => void,
  by?: Private,
): void {
  transfer(state, company, 'bank', cost, 'token', emit)
  state.board = placeToken(state.board, board, hex, city, company, slot)
  emit({ kind: 'token-placed', company, hex, city, cost, ...(by !== undefined && { by }) })
}
