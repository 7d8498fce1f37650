import type { Purse } from '@roundhouse/finance'
import { mustHold } from '@roundhouse/kernel/audit'
import type { EventNames, Events18xx } from '../events.ts'
import type { Ledger } from './ledger.ts'
import { mustCost, owe } from './payments.ts'

type Told<Kind extends keyof Events18xx<EventNames>> = Events18xx<EventNames>[Kind]

/** A tile or a token is told to cost what it does by the rules, and is paid for. */
export function chargeBuilding(
  ledger: Pick<Ledger, 'wrong' | 'due'>,
  what: 'tile' | 'token',
  { company, hex, cost }: Pick<Told<'laid'>, 'company' | 'hex' | 'cost'>,
  right: number | undefined,
): void {
  mustCost(ledger, `the ${what} in ${hex}`, cost, right)
  owe(ledger, company, 'bank', cost, what)
}

/** The same of a train; for what its treasury is short of the president pays (1846 6.65, 1856 2.7i). */
export function chargeTrain(
  ledger: Pick<Ledger, 'wrong' | 'due' | 'books'> & {
    readonly before: { readonly corporations: Readonly<Record<string, { readonly treasury: Purse }>> }
  },
  { corporation, train, from, price }: Told<'train-bought'>,
  right: number,
): void {
  mustCost(ledger, `train ${train}`, price, right)
  owe(ledger, corporation, from === 'pool' ? 'bank' : from, price, 'train')
  const president = ledger.books.president[corporation] ?? null
  const short = price - ledger.before.corporations[corporation]!.treasury.cash
  if (president !== null && short > 0) owe(ledger, president, corporation, short, 'president')
}

/** Of a revenue as much is paid out on shares as by the rules. */
export const mustDistribute = (
  ledger: Pick<Ledger, 'wrong'>,
  { company, revenue, distributed }: Told<'dividend'>,
  right: number,
): void =>
  mustHold(
    ledger,
    distributed === right,
    `${company} distributes ${distributed} of ${revenue} and not ${right}`,
  )
