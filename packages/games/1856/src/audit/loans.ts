import { owe } from '@roundhouse/18xx/audit'
import { mustHold } from '@roundhouse/kernel/audit'
import { CORPORATIONS, type CorporationId } from '../components/companies.ts'
import type { Entries1856, Ledger1856 } from './books.ts'
import { hasBegunIn, sharesWithPlayersIn } from './figures.ts'

/** Loans, their interest, and what presidents pay for them. */
export const loanPayments: Entries1856 = {
  paid(ledger, { payer, amount, reason }) {
    const { turn } = ledger.books
    if (reason === 'interest') askInterest(ledger)
    // 1856-2.5c, 1856-2.8b
    if (typeof payer === 'number' && (reason === 'interest' || reason === 'repayment') && turn.due > 0)
      turn.due -= amount
  },
  'income-reduced'(ledger, { corporation, amount }) {
    ledger.books.turn.income -= amount
    ledger.revenue[corporation]! -= amount
  },
  dividend: askInterest,
  'money-due'(ledger, { corporation, seat, amount }) {
    const { turn, president } = ledger.books
    askInterest(ledger)
    mustHold(ledger, president[corporation] === seat, `${seat} is not the president of ${corporation}`)
    mustHold(
      ledger,
      turn.due === amount,
      `${seat} is told to owe ${amount} for ${corporation}, not ${turn.due}`,
    )
  },
  sold(ledger, { seat, corporation, count, price }) {
    const { books, before, events } = ledger
    const { due, company } = books.turn
    // 1856-2.6d: after the dividend it is the marker moving left that closes it, and its interest is paid
    const ending = events.find(
      (event) =>
        event.kind === 'dividend' ||
        event.kind === 'bankruptcy' ||
        (event.kind === 'closed' && event.corporation === company),
    )
    const isOver = ending !== undefined && ending.kind !== 'dividend'
    if (due === 0 || isOver) return
    const { step } = before.operation!
    // 1856-2.8b: with what is more to be repaid then, all at once
    if (step === 'loans' && hasRepaidNow(ledger, company!)) return
    mustHold(ledger, books.president[company!] === seat, `${seat} sells ${corporation} for ${company}`)
    // 1856-2.5c, 1856-2.8b: what he gets he pays at once
    const paid = Math.min(due, books.cash[seat]! + count * price)
    owe(ledger, seat, 'bank', paid, step === 'interest' ? 'interest' : 'repayment')
  },
  'loan-taken'(ledger, { corporation, loans }) {
    const { books } = ledger
    // 1856-2.9c
    owe(ledger, 'bank', corporation, books.turn.interestAsked ? 90 : 100, 'loan')
    mustHold(ledger, !hasBegunIn(books, '6'), `${corporation} takes a loan in phase ${books.phase}`)
    books.turn.loanTaken = true
    changeLoans(ledger, corporation, 1, loans)
  },
  rescued(ledger, { corporation, seat }) {
    const { books, before } = ledger
    const { cash } = before.corporations[corporation].treasury
    // 1856-3c: the whole treasury, and the rest by the president
    owe(ledger, corporation, 'bank', cash, 'repayment')
    owe(ledger, seat, 'bank', books.loans[corporation] * 100 - cash, 'repayment')
    mustHold(ledger, books.president[corporation] === seat, `${seat} rescues ${corporation}`)
  },
  'loans-repaid'(ledger, { corporation, count, loans }) {
    const { books } = ledger
    if (!isRescued(ledger, corporation)) {
      if (isForced(ledger, corporation)) repayExcess(ledger, corporation, count)
      // 1856-2.8a, 1856-3b
      else owe(ledger, corporation, 'bank', count * 100, 'repayment')
      if (!hasBegunIn(books, '6')) books.turn.loanRepaid = true
    }
    changeLoans(ledger, corporation, -count, loans)
  },
  'formation-begun'(ledger) {
    const { status, loans, cash } = ledger.books
    // 1856-3b
    for (const id of CORPORATIONS)
      if (status[id] === 'launched' && loans[id] > 0)
        mustHold(ledger, cash[id]! < 100, `${id} keeps ${cash[id]} and has ${loans[id]} loans`)
  },
  'turn-ended'(ledger, { company }) {
    const { books } = ledger
    // 1856-2.8b
    const isWithin = books.loans[company] <= sharesWithPlayersIn(books, company)
    mustHold(ledger, isWithin || books.turn.loanRepaid, `${company} keeps ${books.loans[company]} loans`)
  },
}

/** What interest is taken from is known once the run has been entered. */
export const interestAfterRun: Entries1856 = {
  ran(ledger, { revenue }) {
    ledger.books.turn.income = revenue
    askInterest(ledger)
  },
}

/** 1856-2.5a, 1856-2.5b: once in a turn. */
function askInterest(ledger: Ledger1856): void {
  const { books, events } = ledger
  const { turn, cash, president } = books
  const { company } = turn
  if (company === null || turn.interestAsked) return
  turn.interestAsked = true
  const interest = books.loans[company] * 10
  const fromTreasury = Math.min(interest, Math.floor(cash[company]! / 10) * 10)
  owe(ledger, company, 'bank', fromTreasury, 'interest')
  const fromIncome = Math.min(interest - fromTreasury, turn.income)
  const reduced = events.find(({ kind }) => kind === 'income-reduced')
  const told = reduced?.kind === 'income-reduced' ? reduced.amount : 0
  mustHold(
    ledger,
    told === fromIncome,
    `the income of ${company} becomes smaller by ${told}, not ${fromIncome}`,
  )
  chargePresident(ledger, company, president[company]!, interest - fromTreasury - fromIncome, 'interest')
}

/** 1856-2.8b: what is more than the shares with players, by the whole treasury first. */
function repayExcess(ledger: Ledger1856, id: CorporationId, count: number): void {
  const { books } = ledger
  const right = books.loans[id] - sharesWithPlayersIn(books, id)
  mustHold(ledger, count === right, `${id} must repay ${count} loans, not ${right}`)
  const fromTreasury = Math.min(count * 100, books.cash[id]!)
  owe(ledger, id, 'bank', fromTreasury, 'repayment')
  chargePresident(ledger, id, books.president[id]!, count * 100 - fromTreasury, 'repayment')
}

/** What he has he pays, and the rest is due. */
function chargePresident(
  ledger: Ledger1856,
  id: CorporationId,
  seat: number,
  amount: number,
  reason: 'interest' | 'repayment',
): void {
  const { turn, cash } = ledger.books
  turn.due += amount
  const paid = Math.min(turn.due, cash[seat]!)
  owe(ledger, seat, 'bank', paid, reason)
  const isTold = ledger.events.some((event) => event.kind === 'money-due' && event.corporation === id)
  mustHold(ledger, isTold || turn.due === paid, `${seat} is not told to owe ${turn.due - paid} for ${id}`)
}

function changeLoans(ledger: Ledger1856, id: CorporationId, by: number, told: number): void {
  const { loans } = ledger.books
  loans[id] += by
  mustHold(ledger, told === loans[id], `${id} is told to have ${told} loans, not ${loans[id]}`)
}

/** Whether this must be repaid: as the last step begins, or after a sale in it, and not by choice. */
function isForced({ books, before }: Ledger1856, id: CorporationId): boolean {
  const { operation } = before
  const isByChoice = operation?.company === id && operation.step === 'loans' && operation.due === 0
  return books.turn.company === id && !isByChoice && !hasBegunIn(books, '6')
}

const isRescued = ({ events }: Ledger1856, id: CorporationId): boolean =>
  events.some((event) => event.kind === 'rescued' && event.corporation === id)

const hasRepaidNow = ({ events }: Ledger1856, id: CorporationId): boolean =>
  events.some((event) => event.kind === 'loans-repaid' && event.corporation === id)
