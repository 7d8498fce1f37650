import { UnfitRecord } from '../log/record.ts'

/** The four words of the generator. They live in the game state and no viewer sees them. */
export type ChanceState = [number, number, number, number]

/** Where a game gets its luck from. One primitive, so that an outcome can be written down and given again. */
export interface Chance {
  /** The numbers 0 to length - 1 in a random order. */
  order(length: number): number[]
}

export const shuffle = <T>(chance: Chance, items: readonly T[]): T[] =>
  chance.order(items.length).map((index) => items[index]!)

/** sfc32: the next 32 random bits. */
export function bits(state: ChanceState): number {
  const [a, b, c, d] = state
  const sum = (a + b + d) | 0
  state[0] = b ^ (b >>> 9)
  state[1] = (c + (c << 3)) | 0
  state[2] = (((c << 21) | (c >>> 11)) + sum) | 0
  state[3] = (d + 1) | 0
  return sum >>> 0
}

/** A whole number from 0 to limit - 1, each equally likely. */
export function below(state: ChanceState, limit: number): number {
  const fair = 2 ** 32 - (2 ** 32 % limit)
  let drawn = bits(state)
  while (drawn >= fair) drawn = bits(state)
  return drawn % limit
}

export function seeded(seed: number): ChanceState {
  const state: ChanceState = [seed | 0, Math.floor(seed / 2 ** 32) | 0, 0x9e3779b9 | 0, 1]
  for (let round = 0; round < 12; round++) bits(state)
  return state
}

/** Luck from the generator, which moves on with every draw. */
export const chanceFrom = (state: ChanceState): Chance => ({
  order(length) {
    const numbers = Array.from({ length }, (_, index) => index)
    for (let last = length - 1; last > 0; last--) {
      const other = below(state, last + 1)
      const moved = numbers[last]!
      numbers[last] = numbers[other]!
      numbers[other] = moved
    }
    return numbers
  },
})

/** The same luck, written down as it falls. The game may keep and change what it is given; the record stays. */
export const loggedChance = (chance: Chance, into: number[][]): Chance => ({
  order(length) {
    const numbers = chance.order(length)
    into.push([...numbers])
    return numbers
  },
})

/**
 * Luck that fell before, given again. The generator moves on beside it, so
 * that play can go on from here, and a later generator cannot touch an old game.
 */
export function replayedChance(outcomes: readonly number[][], beside: Chance): Chance {
  let next = 0
  return {
    order(length) {
      beside.order(length)
      const numbers = outcomes[next++]
      if (!isOrder(numbers, length)) throw new UnfitRecord('luck')
      return [...numbers]
    },
  }
}

const isOrder = (numbers: number[] | undefined, length: number): numbers is number[] =>
  numbers !== undefined &&
  numbers.length === length &&
  new Set(numbers).size === length &&
  numbers.every((index) => Number.isInteger(index) && index >= 0 && index < length)
