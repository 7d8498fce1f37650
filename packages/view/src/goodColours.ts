/** Goods that are carried. Each is drawn in its colour with a sign of its own, so that nobody needs the colour. */
export const GOOD_COLOURS = ['red', 'blue', 'yellow', 'purple', 'gray'] as const

export type GoodColour = (typeof GOOD_COLOURS)[number]
