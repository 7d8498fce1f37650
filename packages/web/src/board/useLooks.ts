import type { Paint } from '@roundhouse/kernel'
import { useMemo } from 'preact/hooks'
import { type Looks, looksOf } from './look.ts'

/** The same looks as long as the companies look the same, so that nothing is drawn again for them. */
export function useLooks(companies: readonly { readonly id: string; readonly paint: Paint }[]): Looks {
  const seen = companies.map(({ id, paint }) => `${id} ${paint.fill} ${paint.text}`).join('\n')
  return useMemo(() => looksOf(companies), [seen])
}
