import type { CorporationId } from '../components/companies.ts'
import type { Emit1856 } from '../events.ts'
import { repayableLoans, repayLoans } from '../loans/repayLoans.ts'
import { controllerOf, corporationsInGame, launched, type State1856, seatsFrom } from '../state.ts'
import { formCgr } from './formCgr.ts'

/** 1856-3: the first 6-train is bought, and the 3-trains have rusted. */
export function beginFormation(state: State1856, buyer: CorporationId, emit: Emit1856): void {
  // 1856-3a, 1856-3b
  for (const id of inDebt(state)) repayLoans(state, id, repayableLoans(state, id), emit)
  const trigger = controllerOf(state, buyer)!
  // 1856-3c: by players beginning with the trigger, those of one player in operating order
  const left = inDebt(state)
  const toDecide = seatsFrom(state, trigger).flatMap((seat) =>
    left.filter((id) => controllerOf(state, id) === seat),
  )
  emit({ kind: 'formation-begun', trigger, buyer, toDecide: [...toDecide] })
  // 1856-3d
  if (toDecide.length === 0) {
    settleFormation(state, emit)
    return
  }
  state.formation = { trigger, buyer, step: 'decide', toDecide, merged: [], rescued: [] }
  // 1856-3c: there is nothing to decide
  if (state.options.formationPresidentRepay === 'forbidden') mergeAll(state, emit)
}

function mergeAll(state: State1856, emit: Emit1856): void {
  for (const id of state.formation!.toDecide.splice(0)) noteMerger(state, id, emit)
  formCgr(state, emit)
}

export function noteMerger(state: State1856, corporation: CorporationId, emit: Emit1856): void {
  state.formation!.merged.push(corporation)
  emit({ kind: 'merged', corporation })
}

/** 1856-3a: in operating order; only one that has operated can have taken a loan. */
const inDebt = (state: State1856): CorporationId[] =>
  launched(state).filter((id) => state.corporations[id].loans > 0)

/** 1856-3d, 1856-3m: nothing more is to be decided, whether there is a CGR or not. */
export function settleFormation(state: State1856, emit: Emit1856): void {
  state.formation = null
  state.corporationsAtFormation = corporationsInGame(state).length
  emit({ kind: 'formation-settled', corporations: state.corporationsAtFormation })
}
