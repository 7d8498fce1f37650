import { copy } from '@roundhouse/kernel'
import { COMPANIES, type CompanyId, SHARES } from './components/companies.ts'
import { PRICES } from './components/money.ts'
import type { BnoEvent } from './events.ts'
import type { BnoState } from './state.ts'

/** What the second set of books keeps: everything that can be counted. */
interface Books {
  technology: number
  cash: number[]
  companies: Record<CompanyId, Account>
}

interface Account {
  treasury: number
  president: number | null
  players: number[]
  held: number
  unowned: number
  price: number | null
  equipment: number[]
  cubes: string[]
  coal: number
}

/** What an action changed and its events do not account for, and events that do not agree with it. */
export function audit(before: BnoState, events: readonly BnoEvent[], after: BnoState): string[] {
  const kept = booksOf(before)
  const untrue: string[] = []
  const must: Must = (holds, problem) => {
    if (!holds) untrue.push(problem)
  }
  for (const event of events) enter(kept, event, must)
  const found = booksOf(after)
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
  return [
    ...untrue,
    ...(same(kept.technology, found.technology) ? [] : ['no event tells of the technology level']),
    ...(same(kept.cash, found.cash) ? [] : [`players have ${found.cash}, by the events ${kept.cash}`]),
    ...COMPANIES.flatMap((id) =>
      (Object.keys(kept.companies[id]) as (keyof Account)[])
        .filter((entry) => !same(kept.companies[id][entry], found.companies[id][entry]))
        .map(
          (entry) =>
            `${id} has ${entry} ${found.companies[id][entry]}, by the events ${kept.companies[id][entry]}`,
        ),
    ),
    ...events.flatMap((event) => (event.kind === 'dividend' ? shortfall(before, event) : [])),
  ]
}

/** BO-10.2, BO-10.3: what is paid and what the box keeps back are together the net income. */
function shortfall(
  { operation, companies }: BnoState,
  { company, choice, players, treasury }: Dividend,
): string[] {
  const net = operation!.netIncome!
  const boxed = choice === 'pay' ? (net * companies[company].shares.unowned) / SHARES : 0
  const paid = players.reduce((sum, amount) => sum + amount, treasury)
  return paid + boxed === net ? [] : [`${company} pays ${paid} and keeps ${boxed} back out of ${net}`]
}

type Dividend = Extract<BnoEvent, { kind: 'dividend' }>

function booksOf({ technology, players, companies, market }: BnoState): Books {
  const accounts = COMPANIES.map((id) => {
    const { treasury, president, shares, equipment, cubes, coal } = companies[id]
    const space = market.find(({ company }) => company === id)?.space
    const price = space === undefined ? null : PRICES[space]!
    const { held, unowned } = shares
    return [
      id,
      {
        treasury: treasury.cash,
        president,
        players: shares.players,
        held,
        unowned,
        price,
        equipment,
        cubes,
        coal,
      },
    ]
  })
  return copy({ technology, cash: players.map(({ cash }) => cash), companies: Object.fromEntries(accounts) })
}

type Must = (holds: boolean, problem: string) => void

type Entries = {
  [Kind in BnoEvent['kind']]?: (books: Books, event: Extract<BnoEvent, { kind: Kind }>, must: Must) => void
}

function enter(books: Books, event: BnoEvent, must: Must): void {
  const book = ENTRIES[event.kind] as ((books: Books, event: BnoEvent, must: Must) => void) | undefined
  book?.(books, event, must)
}

/** What the rule book says of each event; those that are not here change nothing that is counted. */
const ENTRIES: Entries = {
  sold({ cash, companies }, { seat, company, count, price }) {
    cash[seat]! += count * price
    companies[company].players[seat]! -= count
    companies[company].unowned += count
  },
  bought({ cash, companies }, { seat, company, held, unowned, price }) {
    cash[seat]! -= (held + unowned) * price
    companies[company].treasury += held * price
    companies[company].players[seat]! += held + unowned
    companies[company].held -= held
    companies[company].unowned -= unowned
  },
  founded(books, event) {
    books.companies[event.company].held = SHARES
    books.companies[event.company].cubes.push(event.hex)
    begin(books, event)
  },
  restarted: begin,
  redeemed({ companies }, { company, count, price }) {
    companies[company].treasury -= count * price
    companies[company].unowned -= count
    companies[company].held += count
  },
  price({ companies }, { company, before, after }, must) {
    must(companies[company].price === before, `the price of ${company} was not ${before}`)
    companies[company].price = after
  },
  president({ companies }, { company, before, after }, must) {
    must(companies[company].president === before, `the president of ${company} was not ${before}`)
    companies[company].president = after
  },
  'equipment-bought'({ companies }, { company, card, cost }) {
    companies[company].treasury -= cost
    companies[company].equipment.push(card)
  },
  technology(books, { level }, must) {
    // BO-6.3
    must(level > books.technology, `technology level ${level} is not new`)
    books.technology = level
  },
  scrapped({ companies }, { company, card, value }) {
    companies[company].treasury += value
    discard(companies[company], [card])
  },
  built({ companies }, { company, hex, cost }) {
    companies[company].treasury -= cost
    companies[company].cubes.push(hex)
  },
  'coal-taken'({ companies }, { company }) {
    companies[company].coal++
  },
  loss({ companies }, { company, president, charged }) {
    companies[company].treasury -= charged
    companies[company].players[president]!--
    companies[company].held++
  },
  receivership({ companies }, { company, scrapped }) {
    companies[company].president = null
    companies[company].price = null
    discard(companies[company], scrapped)
  },
  dividend({ cash, companies }, { company, players, treasury }) {
    for (const [seat, amount] of players.entries()) cash[seat]! += amount
    companies[company].treasury += treasury
  },
}

/** The first shares of a company that starts or starts again. */
function begin({ cash, companies }: Books, { seat, company, count, price }: Beginning): void {
  cash[seat]! -= count * price
  companies[company].treasury += count * price
  companies[company].players[seat]! += count
  companies[company].held -= count
  companies[company].price = price
  companies[company].president = seat
}

type Beginning = Extract<BnoEvent, { kind: 'founded' | 'restarted' }>

function discard(account: Account, cards: readonly number[]): void {
  account.equipment = account.equipment.filter((card) => !cards.includes(card))
}
