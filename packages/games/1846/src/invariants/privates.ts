import { tokensOf } from '@roundhouse/board'
import type { Must } from '@roundhouse/kernel/audit'
import { PORTS } from '../components/board.ts'
import {
  MARKER,
  type MarkerId,
  MINOR,
  MINORS,
  type MinorId,
  PRIVATE,
  PRIVATES,
  type PrivateId,
} from '../components/companies.ts'
import type { State1846 } from '../state.ts'

/** Privates, minors and markers. */
export function checkPrivates(state: State1846, must: Must): void {
  for (const id of PRIVATES) {
    const { uses } = state.privates[id]
    must(isOwned(state, id), `${id} has an owner that cannot be`)
    must(uses >= 0 && uses <= PRIVATE[id].uses, `${id} works ${uses} times`)
  }
  for (const id of MINORS) must(isWhole(state, id), `${id} is not whole, or not wholly gone`)
  checkMarkers(state, must)
}

/** An open private has an owner who is in the game, once the draft is over (1846-3.7); in the open one, once it is sold (1846-10.2). */
function isOwned(
  { privates, players, corporations, draft, openDraft, phase }: State1846,
  id: PrivateId,
): boolean {
  const { status, owner } = privates[id]
  if (status !== 'open') return owner === null
  if (draft) return owner === null
  // 1846-8.3c
  if (id !== 'MAIL' && (phase === 'III' || phase === 'IV')) return false
  if (owner === null) return openDraft !== null
  return typeof owner === 'number'
    ? players[owner]?.bankrupt === false
    : corporations[owner].status === 'launched'
}

/** 1846-3.55, 1846-3.57: a minor has one token and one train, until a corporation has it or it is gone with all it had. */
function isWhole({ privates, minors, board }: State1846, id: MinorId): boolean {
  const { treasury, trains } = minors[id]
  const at = tokensOf(board, id).map(({ hex }) => hex)
  const { status, owner } = privates[id]
  return status === 'open' && typeof owner !== 'string'
    ? trains.length === 1 && at.join() === MINOR[id].home
    : trains.length + treasury.cash + at.length === 0
}

function checkMarkers({ markers, phase, corporations }: State1846, must: Must): void {
  const { port, placed } = markers
  must(port === null || PORTS.includes(port), `${port} is no port`)
  const lying = Object.entries(placed) as [MarkerId, NonNullable<(typeof placed)[MarkerId]>][]
  for (const [marker, { hex, corporation }] of lying)
    must(
      MARKER[marker].hexes.includes(hex) && corporations[corporation].status === 'launched',
      `the marker of ${marker} cannot be on ${hex} for ${corporation}`,
    )
  // 1846-8.4
  must(phase !== 'IV' || (port === null && lying.length === 0), 'a marker is left in phase IV')
}
