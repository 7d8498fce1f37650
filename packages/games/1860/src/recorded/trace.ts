import { traceWords } from '@roundhouse/18xx/trace'
import type { TraceNotation } from '@roundhouse/kernel'
import type { EndReason, State1860 } from '../state.ts'
import { boardOf } from '../title.ts'
import { isApart, isTurnApart, isValueApart } from './moments.ts'
import { ownPosition } from './ownPosition.ts'
import type { TraceState1860 } from './traceState.ts'

/** A position of 1860 and one of a trace of 18xx.games, in the same words. */
export const trace1860: TraceNotation<State1860> = {
  own: ownPosition,
  theirs: (position, own, _before, players) => theirs(position as TraceState1860, own, players),
}

/** Why the game ended, as it is called there. */
const ENDS: Readonly<Record<string, EndReason>> = {
  stock_market: 'highest-price',
  bank: 'bank',
  nationalization: 'nationalisation',
}

/** The position of a trace in the same words; undefined where the two programs are apart for a moment. */
function theirs(trace: TraceState1860, own: State1860, keys: readonly string[]): unknown {
  if (isApart(trace, own)) return undefined
  const { bids = {}, round } = trace
  const { minors: _, limit: __, ...words } = traceWords(trace, boardOf(own))
  const [best] = Object.entries(bids)
    .filter(([, amount]) => amount >= 0)
    .sort(([, one], [, other]) => other - one)
  return {
    ...words,
    ends: trace.end_reason === undefined ? null : ENDS[trace.end_reason],
    ...(isTurnApart(trace, own, keys) && { onTurn: keys[own.stock!.seat] }),
    priority: round.kind === 'ISR' || own.homeTileOf ? null : String(trace.priority),
    bid: best ?? null,
    bank: trace.bank_displayed,
    certificateLimit: trace.phase >= '8' ? null : words.certificateLimit,
    privates: Object.fromEntries(
      Object.entries(words.privates).map(([id, one]) => [
        id,
        { ...one, owner: one.owner === 'bank' ? null : one.owner },
      ]),
    ),
    players: Object.fromEntries(
      Object.entries(words.players).map(([key, { bankrupt: ___, value, ...player }]) => [
        key,
        { ...player, value: isValueApart(own) ? null : value },
      ]),
    ),
    corporations: Object.fromEntries(
      Object.keys(trace.corporations).map((id) => [id, corporation(trace, words.corporations[id]!, id)]),
    ),
    pool: words.pool.map((id) => String(id).split('-')[0]).sort(),
  }
}

type Words = ReturnType<typeof traceWords>['corporations'][string]

function corporation({ corporations }: TraceState1860, { place: _, ...words }: Words, id: string) {
  const { [id]: company } = corporations
  const {
    market,
    floated = false,
    price,
    par,
    insolvent,
    bankrupt,
    reserved,
    nationalized,
    trains,
    tokens,
    tokens_left,
  } = company!
  return {
    ...words,
    rank: floated ? market![1] : null,
    row: floated ? market![1] % 2 : null,
    price: floated ? price : null,
    stack: floated ? placeInStack(corporations, id) : null,
    floated,
    par: par ?? null,
    // there it is so until the end of the turn in which it buys a train (1860-INS.2)
    insolvent: insolvent === true && trains.length === 0,
    bankrupt: bankrupt ?? false,
    reserved: (reserved ?? 0) / 10,
    closed: floated && (nationalized ?? false),
    trains: trains.map(({ name }) => name).sort(),
    tokens: tokens.map(([hex, city]) => (bankrupt ? `${hex}.${city} turned over` : `${hex}.${city}`)).sort(),
    tokensLeft: tokens_left.length,
  }
}

/** There companies that have not floated have markers, too. */
function placeInStack(corporations: TraceState1860['corporations'], id: string): number {
  const { market, stack = 0 } = corporations[id]!
  return Object.values(corporations).filter(
    (other) => other.floated && other.market?.[1] === market![1] && (other.stack ?? 0) < stack,
  ).length
}
