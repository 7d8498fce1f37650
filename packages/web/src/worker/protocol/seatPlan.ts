/** Who sits on a seat: a person at this device, or the bot of that name. */
export interface SeatPlan {
  readonly name: string
  readonly kind: typeof PERSON | string
}

export const PERSON = 'person'

/** How many characters the name on a seat may have, those counted once that JavaScript counts as two. */
export const LONGEST_NAME = 24

/** As much of a name as fits on a seat. */
export const shortName = (name: string): string => [...name].slice(0, LONGEST_NAME).join('')
