import { AsyncLocalStorage } from 'node:async_hooks'

/** Somebody whose account or address pays for what they ask, in milliseconds of a processor. */
export interface Payer {
  /** For how many seconds nothing is left to read with; 0 when there is something. */
  wait(): number
  /** The same of what costs next to nothing, for which as much again may be owed. */
  waitWithCredit(): number
  charge(ms: number): void
}

const payers = new AsyncLocalStorage<Payer | null>()

/** Does something at the cost of somebody; null: of nobody. */
export const atCostOf = <T>(payer: Payer | null, work: () => T): T => payers.run(payer, work)

/** Whoever it is done for pays for it. */
export const chargePayer = (ms: number): void => payers.getStore()?.charge(ms)

/** The same function, at the cost of whoever is paying now, whoever calls it. */
export const atSameCost = AsyncLocalStorage.bind
