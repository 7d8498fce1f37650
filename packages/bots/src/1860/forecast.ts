import {
  bestRunOf,
  type CorporationId,
  cheapestInBank,
  floated,
  type Phase,
  type State1860,
  TRAIN,
  TYPES,
  type Type,
  trainsOf,
  trainTypes,
  typeOf,
} from '@roundhouse/1860'

/** What a company would earn on the board as it is with trains of these types. */
export const revenueWith = (state: State1860, id: CorporationId, types: readonly Type[]): number =>
  types.length === 0
    ? 0
    : bestRunOf(
        state,
        id,
        types.map((type, number) => ({ id: `${type}-${number}`, type })),
      ).revenue

/** The types of its trains, the lowest first. */
export const typesOwned = (state: State1860, id: CorporationId): Type[] =>
  trainsOf(state, id)
    .map(typeOf)
    .sort((one, other) => TYPES.indexOf(one) - TYPES.indexOf(other))

/** About how many operating rounds are still to come in a phase. */
const ROUNDS: Readonly<Record<Phase, number>> = {
  '2': 16,
  '3': 14,
  '4': 12,
  '5': 10,
  '6': 8,
  '7': 7,
  '8': 6,
  '9': 5,
}

export const roundsLeft = ({ phase }: State1860): number => ROUNDS[phase]

/** How many trains a company buys in an operating round, on average. */
const PURCHASES = 0.4

/** About how many operating rounds there will be until the first train of a type is bought. */
function roundsUntil(state: State1860, first: Type): number {
  let left = 0
  for (const { type, count } of trainTypes(state)) {
    if (type === first) break
    left += count! - state.depot.sold[type]
  }
  return (left + 0.5) / (PURCHASES * Math.max(floated(state).length, 2))
}

/** For about how many operating rounds a train of this type still runs. */
export function lifeOf(state: State1860, type: Type): number {
  const { rustsOn } = TRAIN[type]
  return rustsOn ? Math.min(roundsLeft(state), 1 + roundsUntil(state, rustsOn)) : roundsLeft(state)
}

/** For how many operating rounds a company has a train. */
export const roundsServed = (state: State1860, id: CorporationId): number =>
  Math.max(0, ...typesOwned(state, id).map((type) => lifeOf(state, type)))

/** What the next train will cost. */
export const nextPrice = (state: State1860): number => TRAIN[cheapestInBank(state).type].price
