/** What stands around an amount of money: $ before it, or cc after it. */
export interface Currency {
  readonly before?: string
  readonly after?: string
}

/** An amount as it is read, as in 1,250, or −$20 with what stands around it. */
export function formatAmount(amount: number, { before = '', after = '' }: Currency = {}): string {
  const digits = String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${amount < 0 ? '−' : ''}${before}${digits}${after}`
}
