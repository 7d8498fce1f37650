/** 1860-SET.1: a game of two, three or four. */
export const PLAYER_COUNTS = [2, 3, 4] as const
export type PlayerCount = (typeof PLAYER_COUNTS)[number]

/** 1860-SET.6: all the pounds that there are; the bank breaks when players have more together (1860-END.2). */
export const BANK = 10_000

/** 1860-SET.1. */
export const STARTING_CASH: Readonly<Record<PlayerCount, number>> = { 2: 1000, 3: 670, 4: 500 }

/** 1860-CERT.1. */
export const CERTIFICATE_LIMIT: Readonly<Record<PlayerCount, number>> = { 2: 32, 3: 21, 4: 16 }

/** 1860-FLO.4: the two currencies, which never mix: players' pounds are named by no word. */
export const CREDITS = 'cc'

/** 1860-SET.7: what companies pay each other is a multiple of this, and so much at least (1860-BUY.3). */
export const CREDIT_STEP = 10

/** 1860-AUC.3: what a bid is more at least. */
export const BID_STEP = 5

/** 1860-TR.7: the first tile on a hex with terrain. */
export const TERRAIN_COST = 60

/** 1860-RUN.12: what a company gets for each halt. */
export const HALT_SUBSIDY = 10

/** 1860-INS.6: what a leased train earns, and so much more at each stop. */
export const LEASE = { base: 40, perStop: 20 } as const
