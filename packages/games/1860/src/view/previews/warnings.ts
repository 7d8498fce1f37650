import type { Seat } from '@roundhouse/kernel'
import { eventsOf } from '@roundhouse/view'
import { TRAIN } from '../../components/trains.ts'
import { floated, trainsOf } from '../../state.ts'
import { cheapestInBank } from '../../trains/trainsForSale.ts'
import { credits, type Wording1860 } from '../wording.ts'
import type { Outcome1860 } from './outcome.ts'

/** 1860-BKR.1, 1860-INS.1, 1860-NAT.1: what becomes of companies by it. */
export function fateWarnings({ now, later }: Outcome1860, { words: { warnings } }: Wording1860): string[] {
  return [
    ...eventsOf(now, 'bankrupt').map(({ corporation: company }) => warnings.bankrupt({ company })),
    ...eventsOf(now, 'insolvent').map(({ corporation: company }) => warnings.insolvent({ company })),
    ...eventsOf([...now, ...later], 'nationalised').map(() => warnings.nationalised),
  ]
}

/** 1860-PH.2: companies of the one who decides that rusting leaves without a train and without the money for one. */
export function rustWarnings(
  { before, after, now }: Outcome1860,
  seat: Seat,
  { words: { warnings } }: Wording1860,
): string[] {
  if (eventsOf(now, 'trains-scrapped').length === 0) return []
  const { price } = TRAIN[cheapestInBank(after).type]
  return floated(after).flatMap((company) => {
    const { president, treasury, trains } = after.corporations[company]
    if (president !== seat || trainsOf(before, company).length === 0) return []
    if (trains.length > 0 || treasury.cash >= price) return []
    const figures = { company, price: credits(price), treasury: credits(treasury.cash) }
    return [warnings.withoutTrain(figures)]
  })
}
