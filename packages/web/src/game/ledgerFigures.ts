import type { Fact } from '@roundhouse/kernel'

/** A figure as a narrow column has it: without the sign of the currency, or that of percent. */
export const bare = (text: string, currency: string): string => text.replace(currency, '').replace(/%$/, '')

/** A row of facts, with the limit that all of them share said once beside its name. */
export interface LedgerRow {
  readonly label: string
  readonly limit: string | null
  readonly cells: readonly (Fact | undefined)[]
}

/** The facts of several players, or of several companies, by their labels. */
export function rowsOf(lists: readonly (readonly Fact[])[]): readonly LedgerRow[] {
  const labels = [...new Set(lists.flat().map(({ label }) => label))]
  return labels.map((label) => {
    const cells = lists.map((facts) => facts.find((fact) => fact.label === label))
    const limits = new Set(cells.map((fact) => fact?.value.match(/^\d+\/(\d+)$/)?.[1]))
    const [limit] = limits
    if (limits.size > 1 || limit === undefined) return { label, limit: null, cells }
    return { label, limit, cells: cells.map((fact) => fact && { ...fact, value: fact.value.split('/')[0]! }) }
  })
}
