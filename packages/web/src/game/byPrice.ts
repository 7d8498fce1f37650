import type { CompanyScene } from '@roundhouse/kernel'
import { numberIn } from './figures.ts'

/** Companies that are in the game, the dearest first; those without a price stay in their order behind them. */
export const byPrice = (companies: readonly CompanyScene[]): readonly CompanyScene[] =>
  companies
    .filter(({ status }) => status !== 'closed')
    .map((company) => ({ company, price: numberIn(company.price) ?? -1 }))
    .sort((one, other) => other.price - one.price)
    .map(({ company }) => company)
