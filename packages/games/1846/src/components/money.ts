/** A game of three, four or five players; two play the variant for two (1846-10.1). */
export const PLAYER_COUNTS = [2, 3, 4, 5] as const
export type PlayerCount = (typeof PLAYER_COUNTS)[number]

/** 1846-2.1, 1846-10.1: everything the bank has before the players get their cash. */
export const BANK: Readonly<Record<PlayerCount, number>> = { 2: 7000, 3: 6500, 4: 7500, 5: 9000 }

/** 1846-2.7, 1846-10.1. */
export const STARTING_CASH: Readonly<Record<PlayerCount, number>> = { 2: 600, 3: 400, 4: 400, 5: 400 }

/** 1846-5.13a, 1846-10.1: certificates by players at the start, then by corporations in the game; fewer than the last count as the last. */
export const CERTIFICATE_LIMITS: Readonly<Record<PlayerCount, Readonly<Record<number, number>>>> = {
  2: { 5: 19, 4: 16 },
  3: { 5: 14, 4: 11 },
  4: { 6: 12, 5: 10, 4: 8 },
  5: { 7: 11, 6: 10, 5: 8, 4: 6 },
}

/** 1846-6.20i: the least that a tile costs. */
export const TILE_COST = 20

/** 1846-6.24a. */
export const TOKEN_COST = 80

/** 1846-3.60: what the mail contract brings for each stop. */
export const MAIL = 10

/** 1846-3.65: what a port icon is worth with the port marker on it. */
export const PORT = 20

/** 1846-3.70. */
export const TUNNEL_DISCOUNT = 20
