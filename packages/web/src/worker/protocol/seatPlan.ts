/** Who sits on a seat: a person at this device, or the bot of that name. */
export interface SeatPlan {
  readonly name: string
  readonly kind: typeof PERSON | string
}

export const PERSON = 'person'

/** How many characters the name on a seat may have. */
export const LONGEST_NAME = 24
