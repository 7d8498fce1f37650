import { type TraceState, traceWords } from '@roundhouse/18xx/trace'
import type { TraceNotation } from '@roundhouse/kernel'
import { BOARD, WAITING_HEXES } from '../components/board.ts'
import { PHASE, type Phase } from '../components/trains.ts'
import { lastType, type State1856 } from '../state.ts'
import { isApart, withInterestPaid, withoutWaterloo } from './moments.ts'
import { ownPosition } from './ownPosition.ts'
import type { TraceState1856 } from './traceState.ts'

/** A position of 1856 and one of a trace of 18xx.games, in the same words. */
export const trace1856: TraceNotation<State1856> = {
  own: ownPosition,
  theirs: (position, own, before) =>
    theirs(position as TraceState1856, own, before as TraceState1856 | undefined),
}

/** The position of a trace in the same words; undefined where the two programs are apart for a moment. */
function theirs(trace: TraceState1856, own: State1856, before?: TraceState): unknown {
  if (isApart(trace, own)) return undefined
  const paid = withInterestPaid(trace, own, before)
  const { corporations, hex_assignments = {}, tiles = {}, bids = {}, ...state } = withoutWaterloo(paid, own)
  const players = Object.fromEntries(
    Object.entries(paid.players).map(([key, one]) => [key, { ...one, bankrupt: false }]),
  )
  const listed = Object.fromEntries(
    Object.entries(corporations).filter(([id, { ipoed }]) => id !== 'CGR' || ipoed),
  )
  const words = traceWords({ ...state, players, corporations: listed, tiles }, BOARD)
  const owner = Object.keys(corporations).find((id) => corporations[id]!.assignments?.includes('GLSC'))
  const port = Object.keys(hex_assignments).find((hex) => hex_assignments[hex]!.includes('GLSC'))
  return {
    ...words,
    certificateLimit: own.formation ? null : words.certificateLimit,
    ...(state.round.step_type === 'DiscardTrain' && { onTurn: null }),
    limit: PHASE[state.phase as Phase].trainLimit,
    corporations: Object.fromEntries(
      Object.entries(listed).map(([id, one]) => [
        id,
        {
          ...words.corporations[id],
          trains: one.trains.map(({ name }) => name).sort(),
          tokens: one.tokens
            .map(([hex, city]) =>
              (WAITING_HEXES as readonly string[]).includes(hex) && !(hex in tiles)
                ? `${hex} waiting`
                : `${hex}.${city}`,
            )
            .sort(),
          tokensLeft: one.tokens_left.length,
          par: one.par ?? null,
          escrow: one.escrow ?? 0,
          connected: id === 'CGR' ? null : (one.destinated ?? false),
          loans: one.loans ?? 0,
          capital: id === 'CGR' ? null : (one.capitalization ?? null),
          rights: one.abilities?.hex_bonus ?? 0,
        },
      ]),
    ),
    pool: words.pool.filter((type) => type !== lastType(own)),
    // 1856-1.2t: the marker of a corporation that has closed says nothing any more
    port: port && owner ? [port, owner] : null,
    bids: Object.fromEntries(
      Object.entries(bids).map(([id, list]) => [id, list.map(([key, amount]) => `${key} ${amount}`).sort()]),
    ),
  }
}
