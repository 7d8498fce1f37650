import { type TrainSupply, tileSupply, trainSupplies, typesInBank } from '@roundhouse/18xx/view'
import type { SupplyScene } from '@roundhouse/view'
import { BOARD } from '../components/board.ts'
import { RIGHTS } from '../components/companies.ts'
import { type LastType, PHASE, TRADE_IN_PRICE, TRAIN, type Type } from '../components/trains.ts'
import { corporationsOverLimit, lastType, type State1856, trainTypes } from '../state.ts'
import { trainsInBank } from '../trains/trainsForSale.ts'
import { money, type Wording1856 } from './wording.ts'

/** What the bank has left. */
export const supplyScenes = (state: State1856, wording: Wording1856): SupplyScene[] => [
  ...trainSupplies(trainsOnShow(state, wording), wording),
  rightSupply(state, wording),
  tileSupply(state.board, BOARD, PHASE[state.phase].colors, wording),
]

/** 1856-5.1f: the markers that the bank has for sale, and who has one. */
function rightSupply({ rights, options }: State1856, { words }: Wording1856): SupplyScene {
  const { supplies, facts, labelled } = words
  return {
    id: 'rights',
    title: supplies.rights,
    items: RIGHTS.map((right) => {
      const { left, holders } = rights[right]
      const held = labelled({ label: facts.holders, text: words.list(holders) || words.nobody })
      return {
        label: words.bonuses[right]!,
        value: options.bonusRights === 'unlimited' ? supplies.unlimited : supplies.left({ count: left }),
        hint: words.sentences([words.rights.texts[right], held]),
      }
    }),
  }
}

/** 1856-2.7f: trains of the last type are for sale beside others. */
const trainsOnShow = (state: State1856, wording: Wording1856): TrainSupply[] =>
  typesInBank(trainTypes(state), state.depot).map(({ from, type, left }) => {
    const now = trainsInBank(state).some((one) => one.from === from && one.type === type)
    return {
      from,
      name: type,
      price: TRAIN[type].price,
      reach: reachOf(state, { from, type }, wording),
      left,
      now,
      probe: now && isBuying(state) ? { kind: 'buy-train', from, type } : undefined,
    }
  })

/** How far it runs, and what a new one of the last type costs for another train. */
function reachOf(
  state: State1856,
  { from, type }: Pick<TrainSupply, 'from'> & { type: Type },
  { words: { train, details } }: Wording1856,
): string {
  const counts = train.counts({ stops: TRAIN[type].reach })
  if (from !== 'bank' || type !== lastType(state)) return counts
  return details([counts, train.tradeIn({ price: money(TRADE_IN_PRICE[type as LastType]) })])
}

/** 1856-2.7a: it is the step for purchases. */
const isBuying = (state: State1856): boolean =>
  state.operation?.step === 'trains' &&
  !state.deal &&
  !state.formation &&
  corporationsOverLimit(state).length === 0
