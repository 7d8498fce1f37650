/** Goods that are carried. Each is drawn in its colour with a sign of its own, so that nobody needs the colour. */
export const GOODS = ['red', 'blue', 'yellow', 'purple', 'gray'] as const

export type Good = (typeof GOODS)[number]
