import { pay } from '@roundhouse/finance'
import { refusal } from '@roundhouse/kernel'
import { stepBno } from '../actions.ts'
import { SHARES } from '../components/companies.ts'
import { stepPrice } from '../price.ts'
import { nextOperation } from '../turn.ts'
import { operating, refuseStep } from './operating.ts'

/** BO-10.1, BO-10.4: all of a profit is paid out or all of it is kept. */
export const dividend = stepBno('dividend', {
  refuseNow: (state) =>
    refuseStep(state, 'dividend') ??
    (state.operation!.step === 'dividend' ? undefined : refusal('BO-14.5', 'profit')),
  candidates: () =>
    (['pay', 'withhold'] as const).map((choice) => ({ action: { kind: 'dividend', choice } })),
  refuse: () => undefined,
  apply(state, { choice }, _seat, emit) {
    const { company: id, netIncome } = state.operation!
    const net = netIncome!
    const company = operating(state)
    // BO-10.2: nothing for unowned shares; BO-10.3: all into the treasury
    const share = choice === 'pay' ? net / SHARES : 0
    const players = company.shares.players.map((count) => count * share)
    const treasury = choice === 'pay' ? company.shares.held * share : net
    for (const [seat, amount] of players.entries()) pay(state.bank, state.players[seat]!, amount)
    pay(state.bank, company.treasury, treasury)
    emit({ kind: 'dividend', company: id, choice, players, treasury })
    // BO-10.5, BO-10.6
    const last = company.lastNetIncome
    const rises = net > last && (choice === 'pay' || !state.options.priceRiseRequiresDividend)
    if (rises) stepPrice(state, id, 1, emit)
    if (net < last) stepPrice(state, id, -1, emit)
    // BO-10.7
    company.lastNetIncome = net
    nextOperation(state, emit)
  },
})
