/** 1856-6a: a game of three, four, five or six. */
export const PLAYER_COUNTS = [3, 4, 5, 6] as const
export type PlayerCount = (typeof PLAYER_COUNTS)[number]

/** 1856-6a: everything the bank has before the players get their cash. */
export const BANK = 12_000

/** 1856-6a. */
export const STARTING_CASH: Readonly<Record<PlayerCount, number>> = { 3: 500, 4: 375, 5: 300, 6: 250 }

/** 1856-6b: until the formation of the CGR is finished. */
export const CERTIFICATE_LIMIT: Readonly<Record<PlayerCount, number>> = { 3: 20, 4: 16, 5: 13, 6: 11 }

/** 1856-3m: afterwards, by corporations in the game; fewer than the last count as the last. */
export const LATER_CERTIFICATE_LIMITS: Readonly<Record<PlayerCount, Readonly<Record<number, number>>>> = {
  3: { 11: 28, 10: 25, 9: 22, 8: 20, 7: 18, 6: 15, 5: 13, 4: 10 },
  4: { 11: 22, 10: 20, 9: 18, 8: 16, 7: 14, 6: 12, 5: 10, 4: 8 },
  5: { 11: 18, 10: 16, 9: 15, 8: 13, 7: 11, 6: 10, 5: 8, 4: 7 },
  6: { 11: 15, 10: 14, 9: 12, 8: 11, 7: 10, 6: 8, 5: 7, 4: 6 },
}

/** 1856-2.9c, 1856-2.5a, 1856-4d: what a loan brings, what it costs in an operating round, and each share at the end. There is no limit to all loans together (1856-6e). */
export const LOAN = { value: 100, interest: 10, perShareAtEnd: 10 } as const

/** 1856-5.2c, 1856-5.2h: what a bid is more at least, and how far the price of Flos Tramway falls. */
export const BID_STEP = 5
export const DISCOUNT_STEP = 5

/** 1856-2.4g: what a train earns on top. */
export const PORT_BONUS = 20
export const RIGHT_BONUS = 10

/** 1856-5.1f: what a right costs, and how many of each kind the bank sells. */
export const RIGHT_PRICE = 50
export const RIGHTS_FOR_SALE = 2
