import { checkRounds } from '@roundhouse/18xx/audit'
import type { Must } from '@roundhouse/kernel/audit'
import { CORPORATIONS } from '../components/companies.ts'
import { controllerOf, privatesOf, type State1846, sharesOf, unsoldPrivates } from '../state.ts'

/** Whose move it is, and who is left to move. */
export function checkFlow(state: State1846, must: Must): void {
  const { round, steamboat, operation, surplus } = state
  const isOperating = steamboat !== null || operation !== null || surplus.length > 0
  checkRounds(state, must)
  must(isDraftInTime(state), 'the draft goes on outside its round')
  must(isOperating === (round === 'operating'), 'the operating round goes on outside itself')
  must(steamboat === null || operation === null, 'two are on turn')
  if (operation)
    must(controllerOf(state, operation.company) !== null, 'nobody decides for the company on turn')
  for (const id of surplus) must(controllerOf(state, id) !== null, `nobody decides for ${id}`)
  checkBankrupts(state, must)
}

/** 1846-10.2: the open one waits while operating rounds are played before the first set. */
function isDraftInTime(state: State1846): boolean {
  const { round, set, draft, openDraft } = state
  if (!openDraft) return (draft !== null) === (round === 'draft')
  return draft === null && set === 0 && round !== 'stock' && unsoldPrivates(state).length > 0
}

/** 1846-7.0a: who is out of the game has nothing and is not asked. */
function checkBankrupts(state: State1846, must: Must): void {
  for (const [seat, { bankrupt, cash }] of state.players.entries()) {
    if (!bankrupt) continue
    const hasShares = CORPORATIONS.some((id) => sharesOf(state, seat, id) > 0)
    must(
      cash === 0 && !hasShares && privatesOf(state, seat).length === 0,
      `player ${seat} is bankrupt and owns something`,
    )
    must(state.priority !== seat && state.stock?.seat !== seat, `player ${seat} is bankrupt and on turn`)
  }
}
