/** What parts of a drawing are to those who do not see it: SVG has no elements for these. */
export const GROUP = { role: 'group' } as const

/** Something pressed; one that is refused can still be reached and asked about. */
export const asButton = (label: string, { pressed = false, refused = false, reachable = true } = {}) =>
  ({
    role: 'button',
    tabindex: reachable ? 0 : -1,
    'aria-label': label,
    'aria-pressed': pressed || undefined,
    'aria-disabled': refused || undefined,
  }) as const

/** Drawn only: the name of what it belongs to says it. */
export const ARIA_HIDDEN = { 'aria-hidden': true } as const
