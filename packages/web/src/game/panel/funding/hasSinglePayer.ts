import type { Checklist } from '@roundhouse/view'

/** Whether one thing alone pays for what must be done: then there is no order to keep to. */
export const hasSinglePayer = ({ items, rest }: Checklist): boolean =>
  !rest.alarming && items.filter(({ state }) => state !== 'none').length < 2
