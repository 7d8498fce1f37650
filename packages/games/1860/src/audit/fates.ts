import type { Seat } from '@roundhouse/kernel'
import { mustHold } from '@roundhouse/kernel/audit'
import { CORPORATIONS, type CorporationId } from '../components/companies.ts'
import type { Books1860, Entries1860, Ledger1860 } from './books.ts'

/** Who has the priority card after a bankruptcy, and which nationalised companies close. Entered before shares and companies change. */
export const fateEntries: Entries1860 = {
  bankrupt(ledger, { corporation }) {
    const right = holderAfter(ledger, corporation)
    const told = priorityAfter(ledger, corporation)
    mustHold(
      ledger,
      told === right,
      `${told} has the priority card after a bankruptcy, by the rules ${right}`,
    )
  },
  dividend({ books }, { company, distributed }) {
    // 1860-NAT.4
    if (books.nationalised) books.revenues[company] = distributed
  },
  retired(ledger, { corporations }) {
    const right = lowestIn(ledger.books)
    // 1860-NAT.7
    const isRight = corporations.length === right.length && corporations.every((id) => right.includes(id))
    mustHold(ledger, isRight, `${corporations} close, by the rules ${right}`)
  },
}

/** 1860-BKR.4: the fewest shares of all other companies, the nearest clockwise from the holder. */
function holderAfter({ books, before }: Ledger1860, bankrupt: CorporationId): Seat {
  const { length: players } = before.players
  const shares = (seat: Seat): number =>
    CORPORATIONS.filter((id) => id !== bankrupt).reduce(
      (sum, id) => sum + (books.shares[id][String(seat)] ?? 0),
      0,
    )
  const seats = Array.from({ length: players }, (_, step) => (books.priority + step) % players)
  const fewest = Math.min(...seats.map(shares))
  return seats.find((seat) => shares(seat) === fewest)!
}

/** To whom the card is told to go next. */
function priorityAfter({ events }: Ledger1860, bankrupt: CorporationId): Seat | undefined {
  const place = events.findIndex((event) => event.kind === 'bankrupt' && event.corporation === bankrupt)
  const next = events.slice(place).find((event) => event.kind === 'priority')
  return next?.kind === 'priority' ? next.seat : undefined
}

/** 1860-NAT.7: all with the lowest revenue; with the second lowest, too, if that is one. */
function lowestIn({ nationalised, revenues }: Books1860): CorporationId[] {
  const operating = nationalised ?? []
  const paid = (id: CorporationId): number => revenues[id] ?? 0
  const lowest = Math.min(...operating.map(paid))
  const first = operating.filter((id) => paid(id) === lowest)
  if (first.length > 1) return first
  const others = operating.filter((id) => !first.includes(id))
  const second = Math.min(...others.map(paid))
  return [...first, ...others.filter((id) => paid(id) === second)]
}
