import { noteAction, notePass, noteSale, refuseAboveLimit } from '@roundhouse/18xx'
import { plainStep, type Refusal, refusal, type Seat, step } from '@roundhouse/kernel'
import { type ActionOf, SHAPES } from '../actions.ts'
import { CORPORATIONS } from '../components/companies.ts'
import { PARS } from '../components/market.ts'
import type { Emit1846 } from '../events.ts'
import { certificateLimit, certificatesOf, launched, type State1846, sharesOf } from '../state.ts'
import { TITLE } from '../title.ts'
import { endIfOver, nextPlayer } from '../turn.ts'
import { buyShare, launchCorporation, refuseLaunch, refusePurchase } from './buying.ts'
import { hasSale, refuseSale, sellShares } from './selling.ts'

/** 1846-5.0: any number of blocks, before the purchase (1846-5.22), which ends the turn. */
export const sell = step<State1846, ActionOf<'sell'>>({
  kind: 'sell',
  shape: SHAPES.sell,
  open: outsideStockRound,
  *candidates(state, seat) {
    for (const corporation of launched(state)) {
      const max = sharesOf(state, seat, corporation)
      yield { action: { kind: 'sell', corporation }, blank: { kind: 'integer', field: 'count', min: 1, max } }
    }
  },
  refuse: (state, { corporation, count }, seat) => refuseSale(state, seat, corporation, count),
  apply(state, { corporation, count }, seat, emit: Emit1846) {
    sellShares(state, seat, corporation, count, emit)
    noteSale(state.stock!, corporation)
    endIfOver(state, emit)
  },
})

/** 1846-5.1a: a 10% share. */
export const buy = step<State1846, ActionOf<'buy'>>({
  kind: 'buy',
  shape: SHAPES.buy,
  open: closedBeforeSelling,
  *candidates(state) {
    for (const corporation of launched(state))
      for (const from of ['treasury', 'market'] as const) yield { action: { kind: 'buy', corporation, from } }
  },
  refuse: (state, { corporation, from }, seat) => refusePurchase(state, seat, corporation, from),
  apply(state, { corporation, from }, seat, emit: Emit1846) {
    buyShare(state, seat, corporation, from, emit)
    noteAction(state.stock!)
    nextPlayer(state, emit)
  },
})

/** 1846-5.1a: the president's share. */
export const launch = step<State1846, ActionOf<'launch'>>({
  kind: 'launch',
  shape: SHAPES.launch,
  open: closedBeforeSelling,
  *candidates(state) {
    for (const corporation of CORPORATIONS)
      if (state.corporations[corporation].status === 'waiting')
        for (const par of PARS) yield { action: { kind: 'launch', corporation, par } }
  },
  refuse: (state, { corporation, par }, seat) => refuseLaunch(state, seat, corporation, par),
  apply(state, { corporation, par }, seat, emit: Emit1846) {
    launchCorporation(state, seat, corporation, par, emit)
    noteAction(state.stock!)
    nextPlayer(state, emit)
  },
})

/** 1846-5.0: ends the turn; a pass only if nothing was sold in it. */
export const pass = plainStep<State1846, ActionOf<'pass'>>({
  kind: 'pass',
  shape: SHAPES.pass,
  open: closedBeforeSelling,
  apply(state, _action, _seat, emit: Emit1846) {
    if (state.stock!.soldNow.length === 0) notePass(state.stock!, emit)
    nextPlayer(state, emit)
  },
})

/** 1846-4.1: what belongs to the stock round is closed outside it. */
function outsideStockRound({ stock }: State1846): Refusal | undefined {
  return stock ? undefined : refusal('1846-4.1', 'stock')
}

/** 1846-5.15: above the limit, nothing comes before selling, as far as that is possible. */
function closedBeforeSelling(state: State1846, seat: Seat): Refusal | undefined {
  const refused = outsideStockRound(state)
  if (refused) return refused
  const above = refuseAboveLimit(TITLE, certificatesOf(state, seat), certificateLimit(state))
  return above && hasSale(state, seat) ? above : undefined
}
