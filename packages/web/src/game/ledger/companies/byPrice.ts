import type { CompanyScene } from '@roundhouse/view'

/** Companies that are in the game, the dearest first; those without a price stay in their order behind them. */
export const byPrice = (companies: readonly CompanyScene[]): readonly CompanyScene[] =>
  companies
    .filter(({ status }) => status !== 'closed')
    .sort((one, other) => (other.price ?? -1) - (one.price ?? -1))
