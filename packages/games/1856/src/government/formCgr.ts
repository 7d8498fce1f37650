import { enterChart, leaveChart, setPresident, transfer } from '@roundhouse/18xx'
import { type CorporationId, RIGHTS, type RightId } from '../components/companies.ts'
import { CHART } from '../components/market.ts'
import type { Emit1856 } from '../events.ts'
import { gainRight } from '../privates/rights.ts'
import type { State1856 } from '../state.ts'
import { notePermanentTrain } from '../trains/buyFromBank.ts'
import { exchangeShares } from './exchange.ts'
import { nextFormationStep } from './formationSteps.ts'
import { cgrSpace } from './par.ts'
import { exchangeTokens } from './tokens.ts'

/** 1856-3e to 1856-3n: the CGR is formed of the corporations that merge. */
export function formCgr(state: State1856, emit: Emit1856): void {
  const { merged, trigger } = state.formation!
  const space = cgrSpace(state, merged)
  const { price: par } = CHART.cells[space]!
  const { president, shares, ...places } = exchangeShares(state, merged, trigger, emit)
  const operatesNow = merged.every((id) => state.toOperate.includes(id))
  takeAssets(state, merged, emit)
  exchangeTokens(state, merged, emit)
  for (const id of merged) removeMerged(state, id, emit)
  const { players, pool, bank } = places
  Object.assign(state.corporations.CGR, {
    status: 'launched',
    par,
    shares: { players: [...players], pool, bank },
  })
  emit({ kind: 'cgr-formed', merged: [...merged], president, shares, inBank: bank, par })
  setPresident(state, 'CGR', president, emit)
  enterChart(state, 'CGR', space, emit)
  notePermanentTrain(state, 'CGR')
  // 1856-3n
  if (operatesNow) state.toOperate.unshift('CGR')
  nextFormationStep(state, emit)
}

/** 1856-3e: treasuries, trains and rights; of two rights of a kind the second is the bank's. */
function takeAssets(state: State1856, merged: readonly CorporationId[], emit: Emit1856): void {
  for (const from of merged) {
    const { treasury, trains } = state.corporations[from]
    transfer(state, from, 'CGR', treasury.cash, 'merger', emit)
    for (const train of trains.splice(0)) {
      state.corporations.CGR.trains.push(train)
      emit({ kind: 'train-merged', train: train.id, from })
    }
  }
  for (const right of RIGHTS) takeRight(state, merged, right, emit)
}

function takeRight(state: State1856, merged: readonly CorporationId[], right: RightId, emit: Emit1856): void {
  const markers = state.rights[right]
  const given = markers.holders.filter((id) => merged.includes(id))
  for (const corporation of given) emit({ kind: 'right-lost', right, corporation, toBank: true })
  markers.holders = markers.holders.filter((id) => !given.includes(id))
  markers.left += given.length
  if (given.length === 0) return
  markers.left--
  gainRight(state, 'CGR', right, emit)
}

/** 1856-3e, 1856-3l: its loans are cancelled, its escrow is lost, and its turn is over (1856-3n). */
function removeMerged(state: State1856, id: CorporationId, emit: Emit1856): void {
  const corporation = state.corporations[id]
  const { escrow, shares } = corporation
  if (escrow > 0) emit({ kind: 'escrow-ended', corporation: id, amount: escrow, paid: false })
  leaveChart(state, id, emit)
  Object.assign(corporation, {
    status: 'merged',
    president: null,
    shares: { players: shares.players.map(() => 0), bank: 0, pool: 0 },
    tokensLeft: 0,
    loans: 0,
    escrow: 0,
  })
  state.toOperate = state.toOperate.filter((other) => other !== id)
  if (state.operation?.company === id) state.operation = null
}
