import type { Checklist } from '@roundhouse/view'
import type { Wording18xx } from '../wording.ts'

export type ChecklistItem = Checklist['items'][number]

/** A line of the list, by what is done in it. */
export const checklistLine =
  <Kind extends string>(label: string, ...kinds: Kind[]) =>
  (state: ChecklistItem['state'], value: string): ChecklistItem => ({ label, value, state, kinds })

/** What pays for a train that must be bought, in the order of the rules, and what is missing then. */
export function trainChecklist(
  company: string,
  cheapest: number,
  items: readonly ChecklistItem[],
  missing: number,
  { words: { checklist }, names: { money, companyMoney } }: Wording18xx,
): Checklist {
  return {
    title: checklist.title({ company, price: companyMoney(cheapest) }),
    items,
    rest: {
      label: checklist.missing,
      value: money(missing),
      ...(missing > 0 && { alarming: true as const }),
    },
  }
}
