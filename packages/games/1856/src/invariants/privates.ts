import type { Must } from '@roundhouse/kernel/audit'
import { PORTS } from '../components/board.ts'
import { PRIVATE, PRIVATES, type PrivateId, RIGHTS } from '../components/companies.ts'
import { RIGHTS_FOR_SALE } from '../components/money.ts'
import { hasBegun, type State1856 } from '../state.ts'

/** Privates, the port marker and rights. */
export function checkPrivates(state: State1856, must: Must): void {
  for (const id of PRIVATES) {
    const { uses } = state.privates[id]
    must(isOwned(state, id), `${id} has an owner that cannot be`)
    must(uses >= 0 && uses <= PRIVATE[id].uses, `${id} works ${uses} times`)
  }
  const { port, rights, corporations, options } = state
  must(port === null || PORTS.includes(port.hex), `${port?.hex} is no port`)
  // 1856-5.1e
  must(port === null || !hasBegun(state, '6'), 'the port marker is left in phase 6')
  for (const right of RIGHTS) {
    const { holders, left } = rights[right]
    must(new Set(holders).size === holders.length, `a corporation has the ${right} twice`)
    for (const id of holders)
      must(corporations[id].status === 'launched', `${id} is gone and has the ${right}`)
    // 1856-5.1f: one more goes with the private
    const isUnlimited = options.bonusRights === 'unlimited'
    must(
      left >= 0 && (isUnlimited || holders.length + left <= RIGHTS_FOR_SALE + 1),
      `there are too many markers of the ${right}`,
    )
  }
}

/** 1856-5.2k, 1856-5.1a: an open private has an owner once it is sold, and none is open from phase 5 on. */
function isOwned(state: State1856, id: PrivateId): boolean {
  const { status, owner } = state.privates[id]
  if (status === 'closed') return owner === null
  if (hasBegun(state, '5')) return false
  if (owner === null) return state.auction !== null
  return typeof owner === 'number'
    ? state.players[owner] !== undefined
    : state.corporations[owner].status === 'launched'
}
