import { formatAmount } from '@roundhouse/kernel'
import type { Fact } from '@roundhouse/view'

/** A row of facts, with the limit that all of them share said once beside its name. */
interface LedgerRow {
  readonly label: string
  readonly limit: number | null
  readonly cells: readonly { readonly text: string; readonly alarming: boolean }[]
}

/** The facts of several players by their labels, as narrow columns have them: numbers without what stands around them. */
export const rowsOf = (lists: readonly (readonly Fact[])[]): readonly LedgerRow[] =>
  labelsIn(lists).map((label) => {
    const facts = lists.map((list) => list.find((fact) => fact.label === label))
    const limits = new Set(facts.map((fact) => fact?.limit ?? null))
    const limit = limits.size === 1 ? [...limits][0]! : null
    const cells = facts.map((fact) => ({ text: textOf(fact, limit), alarming: fact?.alarming ?? false }))
    return { label, limit, cells }
  })

/** Everything that is listed anywhere, each once. */
export const labelsIn = (lists: readonly (readonly { readonly label: string }[])[]): readonly string[] => [
  ...new Set(lists.flat().map(({ label }) => label)),
]

/** A limit that is not said beside the name of the row stays beside the number. */
function textOf(fact: Fact | undefined, limit: number | null): string {
  if (fact?.amount === undefined) return fact?.value ?? ''
  return (fact.limit ?? null) === limit ? formatAmount(fact.amount) : fact.value
}
