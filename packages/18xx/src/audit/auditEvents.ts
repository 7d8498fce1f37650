import { differences, enterEvents } from '@roundhouse/kernel/audit'
import type { SharesTitle } from '../shares/sharesTitle.ts'
import type { TrackTitle } from '../track/trackTitle.ts'
import { boardEntries } from './boardEntries.ts'
import type { Books } from './books.ts'
import { closingEntries } from './closingEntries.ts'
import type { Ledger } from './ledger.ts'
import { marketEntries, misplacedMarkers } from './marketEntries.ts'
import { moneyEntries, unsettledPayments } from './payments.ts'
import { playEntries } from './playEntries.ts'
import { shareEntries } from './shareEntries.ts'
import { trainEntries, trainsLeftOver } from './trainEntries.ts'

/** What a title says of events: what is due, which depends on how things were, and what follows from the changes. */
interface TitleEntries {
  readonly due: readonly object[]
  readonly following: readonly object[]
}

/** What an action changed and its events do not account for, and what they tell against the rules. */
export function auditEvents<B extends Books>(
  title: Pick<SharesTitle & TrackTitle, 'board' | 'chart'>,
  { due, following }: TitleEntries,
  ledger: Ledger<B>,
  after: B,
): string[] {
  enterEvents(ledger, [
    ...due,
    closingEntries,
    moneyEntries,
    shareEntries,
    marketEntries,
    trainEntries,
    boardEntries(title.board),
    playEntries,
    ...following,
  ])
  return [
    ...ledger.wrong,
    ...unsettledPayments(ledger),
    ...misplacedMarkers(ledger, title.chart),
    ...trainsLeftOver(ledger),
    ...differences(ledger.books, after),
  ]
}
