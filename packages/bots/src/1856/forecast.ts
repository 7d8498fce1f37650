import {
  bestRunOf,
  type CorporationId,
  isPermanent,
  launched,
  type State1856,
  TRAIN,
  TYPES,
  type Type,
  trainsOf,
  trainTypes,
  typeOf,
} from '@roundhouse/1856'

/** What a corporation would earn on the board as it is with trains of these types. */
export const revenueWith = (state: State1856, id: CorporationId, types: readonly Type[]): number =>
  types.length === 0
    ? 0
    : bestRunOf(
        state,
        id,
        types.map((type, number) => ({ id: `${type}-${number}` })),
      ).revenue

/** The types of its trains, the lowest first. */
export const typesOwned = (state: State1856, id: CorporationId): Type[] =>
  inOrder(trainsOf(state, id).map(typeOf))

const inOrder = (types: readonly Type[]): Type[] =>
  TYPES.filter((type) => types.includes(type)).flatMap((type) => types.filter((other) => other === type))

/** What a corporation would earn with the trains that it has. */
export const nextRevenue = (state: State1856, id: CorporationId): number =>
  revenueWith(state, id, typesOwned(state, id))

export const lasts = (type: Type): boolean => isPermanent({ id: `${type}-0` })

/** About what the bank loses by a corporation in an operating round. */
const DRAIN: Readonly<Record<Type, number>> = {
  '2': 10,
  '3': 30,
  '4': 70,
  '5': 120,
  '6': 170,
  D: 230,
  '8': 230,
}

/** Corporations that there will be, if fewer have been started. */
const EXPECTED = 5

const [FEWEST, MOST] = [2, 14]

/** About how many operating rounds are still to come, the present one included. */
export function roundsLeft(state: State1856): number {
  const { bankBroken, round, operatingRounds, operatingRound } = state
  if (bankBroken) return round === 'operating' ? operatingRounds - operatingRound + 1 : 3
  const drain = DRAIN[state.phase] * Math.max(launched(state).length, EXPECTED)
  return Math.min(Math.max(Math.round(state.bank.cash / drain), FEWEST), MOST)
}

/** How many trains a corporation buys in an operating round, on average. */
const PURCHASES = 0.5

/** About how many operating rounds there will be until the first train of a type is bought. */
export function roundsUntil(state: State1856, first: Type): number {
  let left = 0
  for (const { type, count } of trainTypes(state)) {
    if (type === first) break
    left += count! - state.depot.sold[type]
  }
  return (left + 0.5) / (PURCHASES * Math.max(launched(state).length, 3))
}

/** For about how many operating rounds a train of this type still runs. */
export function lifeOf(state: State1856, type: Type): number {
  const { rustsOn } = TRAIN[type]
  const rounds = roundsLeft(state)
  const last = rustsOn && trainTypes(state).find((one) => rustsOn.includes(one.type))
  return last ? Math.min(rounds, 1 + roundsUntil(state, last.type)) : rounds
}

/** For how many operating rounds a corporation has a train. */
export const roundsServed = (state: State1856, id: CorporationId): number =>
  Math.max(0, ...typesOwned(state, id).map((type) => lifeOf(state, type)))
