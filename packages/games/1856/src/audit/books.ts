import { type Books, type Ledger, sharedBooks } from '@roundhouse/18xx/audit'
import { byId, copy } from '@roundhouse/kernel'
import type { Entries } from '@roundhouse/kernel/audit'
import { WAITING_HEXES, type WaitingHex } from '../components/board.ts'
import {
  CORPORATIONS,
  type CorporationId,
  PRIVATE,
  PRIVATES,
  type PrivateId,
  RIGHTS,
  type RightId,
} from '../components/companies.ts'
import type { Event1856, Names1856 } from '../events.ts'
import {
  type Bid,
  type Corporation,
  OPERATING_STEPS,
  type Operation,
  type State1856,
  type Train,
} from '../state.ts'

/** What can be counted of the operating turn going on. */
interface TurnEntries extends Omit<Operation, 'company' | 'step' | 'revenue' | 'routes' | 'sold'> {
  company: CorporationId | null
  /** 1856-2.5b: what is left of the income. */
  income: number
  /** 1856-2.5a: interest has been asked for. */
  interestAsked: boolean
}

/** Of each corporation. */
const COUNTED = ['status', 'par', 'startedAt', 'operated', 'connected', 'escrow', 'loans'] as const

type Counted = { [Field in (typeof COUNTED)[number]]: Record<CorporationId, Corporation[Field]> }

/** What the second set of books keeps: everything that can be counted. */
export interface Books1856 extends Books<Names1856>, Counted {
  uses: Record<PrivateId, number>
  bids: Record<PrivateId, Bid[]>
  /** 1856-5.2h: of Flos Tramway, in the auction. */
  flosPrice: number | null
  rightHolders: Record<RightId, CorporationId[]>
  rightsLeft: Record<RightId, number>
  port: State1856['port']
  waiting: Record<WaitingHex, CorporationId | null>
  turn: TurnEntries
  corporationsAtFormation: number | null
  cgrOwnedPermanent: boolean
}

export type Ledger1856 = Ledger<Books1856, Event1856, State1856>

export type Entries1856 = Entries<Ledger1856, Event1856>

export function booksOf(state: State1856): Books1856 {
  const { corporations, privates, auction, rights, waitingTokens } = state
  return {
    ...sharedBooks<Names1856, Train>(state, () => ({})),
    ...(byId(COUNTED, (field) => byId(CORPORATIONS, (id) => corporations[id][field])) as Counted),
    uses: byId(PRIVATES, (id) => privates[id].uses),
    bids: byId(PRIVATES, (id) => copy(auction?.bids[id] ?? [])),
    flosPrice: auction && PRIVATE.FT.price - auction.discount,
    rightHolders: byId(RIGHTS, (right) => [...rights[right].holders]),
    rightsLeft: byId(RIGHTS, (right) => rights[right].left),
    port: state.port,
    waiting: byId(WAITING_HEXES, (hex) => waitingTokens[hex] ?? null),
    turn: turnEntries(state),
    corporationsAtFormation: state.corporationsAtFormation,
    cgrOwnedPermanent: state.cgrOwnedPermanent,
  }
}

function turnEntries({ operation }: State1856): TurnEntries {
  if (!operation) return newTurn(null)
  const { company, step, revenue: income, due, routes, sold, ...done } = operation
  const interestAsked = OPERATING_STEPS.indexOf(step) >= OPERATING_STEPS.indexOf('interest')
  return { ...done, company, income, due, interestAsked }
}

/** A turn that begins; null when nobody operates. */
export const newTurn = (company: CorporationId | null): TurnEntries => ({
  company,
  tileLaid: false,
  tokenPlaced: false,
  waterlooUsed: false,
  loanTaken: false,
  loanRepaid: false,
  borrowed: false,
  income: 0,
  interestAsked: false,
  due: 0,
})
