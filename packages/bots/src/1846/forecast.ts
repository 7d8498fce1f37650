import {
  bestRunOf,
  type CompanyId,
  isMinor,
  launched,
  SIDE,
  type Side,
  type State1846,
  type Train,
  type Type,
  trainsOf,
  trainTypes,
} from '@roundhouse/1846'

/** What a company would earn on the board as it is with these trains. */
export function revenueWith(state: State1846, id: CompanyId, trains: readonly Train[]): number {
  const rested = trains.map((train) => ({ ...train, ran: false }))
  return bestRunOf(
    isMinor(id)
      ? { ...state, minors: { ...state.minors, [id]: { ...state.minors[id], trains: rested } } }
      : {
          ...state,
          corporations: { ...state.corporations, [id]: { ...state.corporations[id], trains: rested } },
        },
    id,
  ).revenue
}

/** A train that a company might have. */
export const newTrain = (side: Side): Train => ({ id: side, side, phasedOut: false, ran: false })

/** The trains that a company keeps after its next run. */
export const keptTrains = (state: State1846, id: CompanyId): Train[] =>
  trainsOf(state, id).filter(({ phasedOut }) => !phasedOut)

/** What a company would earn with all the trains that run next. */
export const nextRevenue = (state: State1846, id: CompanyId): number =>
  revenueWith(state, id, trainsOf(state, id))

/** About what the bank loses by a corporation in an operating round. */
const DRAIN = { I: 60, II: 140, III: 260, IV: 380 } as const

const [FEWEST, MOST] = [2, 9]

/** About how many operating rounds are still to come, the present one included. */
export function roundsLeft(state: State1846): number {
  if (state.bankBroken) return state.round === 'operating' ? 3 - state.operatingRound : 2
  const drain = DRAIN[state.phase] * Math.max(launched(state).length, 3)
  return Math.min(Math.max(Math.round(state.bank.cash / drain), FEWEST), MOST)
}

/** How many trains a corporation buys in an operating round, on average. */
const PURCHASES = 0.7

/** The last type that the bank sells out before trains of a type are phased out. */
const OUTLIVES: Partial<Record<Type, Type>> = { '2': '4', '4': '5' }

/** For about how many operating rounds a train of this type still runs. */
export function lifeOf(state: State1846, type: Type): number {
  const last = OUTLIVES[type]
  const rounds = roundsLeft(state)
  if (!last) return rounds
  let left = 0
  for (const { type: other, count } of trainTypes(state)) {
    left += count! - state.depot.sold[other]
    if (other === last) break
  }
  return Math.min(rounds, 1 + left / (PURCHASES * Math.max(launched(state).length, 1)))
}

/** For how many operating rounds a company has a train. */
export const roundsServed = (state: State1846, id: CompanyId): number =>
  Math.max(0, ...keptTrains(state, id).map(({ side }) => lifeOf(state, SIDE[side].type)))
