/** Seeds are 32 bits, so that a person can copy one. */
export const GREATEST_SEED = 2 ** 32 - 1

/** The seed of a game in a series: `--seed` with this number begins a series with this very game. */
export const gameSeed = (seed: number, number: number): number => (seed + number) % (GREATEST_SEED + 1)
