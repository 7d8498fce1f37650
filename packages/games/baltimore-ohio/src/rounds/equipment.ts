import { pay } from '@roundhouse/finance'
import { refusal } from '@roundhouse/kernel'
import { stepBno } from '../actions.ts'
import { cardOf } from '../components/equipment.ts'
import { topCard } from '../state.ts'
import { operating, refuseStep } from './operating.ts'

/** BO-6.1: the card on top of the stack, again and again. */
export const buyEquipment = stepBno('buy-equipment', {
  refuseNow: (state) =>
    refuseStep(state, 'equipment') ?? (topCard(state) ? undefined : refusal('BO-6.1', 'empty')),
  candidates: (state) => [{ action: { kind: 'buy-equipment', card: topCard(state)!.number } }],
  refuse(state, { card }) {
    const { number, cost } = topCard(state)!
    const treasury = operating(state).treasury.cash
    if (card !== number) return refusal('BO-6.1', 'top', { card: number })
    if (cost > treasury)
      return refusal('BO-6.1', 'treasury', { company: state.operation!.company, cost, treasury })
    return undefined
  },
  apply(state, { card }, _seat, emit) {
    const { level, cost } = cardOf(card)
    const company = operating(state)
    pay(company.treasury, state.bank, cost)
    company.equipment.push(card)
    state.cardsSold++
    emit({ kind: 'equipment-bought', company: state.operation!.company, card, cost })
    // BO-6.3: at once, for everyone
    if (level > state.technology) {
      state.technology = level
      emit({ kind: 'technology', level })
    }
  },
})

/** BO-6.5: out of the game, for its scrap value. BO-6.4: no card goes to another company. */
export const scrap = stepBno('scrap', {
  refuseNow: (state) =>
    refuseStep(state, 'scrap') ??
    (operating(state).equipment.length > 0
      ? undefined
      : refusal('BO-6.5', 'none', { company: state.operation!.company })),
  candidates: (state) => operating(state).equipment.map((card) => ({ action: { kind: 'scrap', card } })),
  refuse(state, { card }) {
    const { company } = state.operation!
    return operating(state).equipment.includes(card)
      ? undefined
      : refusal('BO-6.5', 'owned', { company, card })
  },
  apply(state, { card }, _seat, emit) {
    const { scrap: value } = cardOf(card)
    const company = operating(state)
    company.equipment.splice(company.equipment.indexOf(card), 1)
    state.scrapped.push(card)
    pay(state.bank, company.treasury, value)
    state.operation!.step = 'scrap'
    emit({ kind: 'scrapped', company: state.operation!.company, card, value })
  },
})
