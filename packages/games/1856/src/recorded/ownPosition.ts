import { corporationWords, playerWords, positionWords } from '@roundhouse/18xx/trace'
import type { Seat } from '@roundhouse/kernel'
import { asked } from '../asked.ts'
import { certificateLimit } from '../certificateLimit.ts'
import { WAITING_HEXES } from '../components/board.ts'
import {
  CORPORATIONS,
  type CorporationId,
  PRIVATES,
  type PrivateId,
  RIGHTS,
} from '../components/companies.ts'
import { PHASE } from '../components/trains.ts'
import { isUnderDestinationCondition } from '../destination.ts'
import { hasRight } from '../privates/rights.ts'
import { hasFullCapital } from '../shares/capital.ts'
import {
  certificatesOf,
  controllerOf,
  corporationsOverLimit,
  hexToChooseCity,
  lastType,
  type State1856,
  scoreOf,
  trainTypes,
  typeOf,
} from '../state.ts'
import { TITLE } from '../title.ts'

/** The position in the words of a trace, as far as both tell the same things. */
export function ownPosition(state: State1856, keys: readonly string[]): unknown {
  const { round, operation, auction, formation, port, depot } = state
  return {
    ...positionWords(state, keys),
    turn: Math.max(1, state.set),
    ...(round === 'operating' && { onTurn: companyOnTurn(state) }),
    ...(auction && { onTurn: keys[asked(state)[0]!.seat] }),
    limit: PHASE[state.phase].trainLimit,
    bank: state.bank.cash + (operation?.due ?? 0),
    // 1856-1.2o
    certificateLimit: formation ? null : certificateLimit(state),
    players: Object.fromEntries(keys.map((key, seat) => [key, player(state, seat)])),
    corporations: Object.fromEntries(
      CORPORATIONS.filter((id) => isListed(state, id)).map((id) => [id, corporation(state, id, keys)]),
    ),
    minors: {},
    trains: trainTypes(state)
      .filter(({ type, count }) => (count ?? 1) > (count === null ? 0 : depot.sold[type]))
      .map(({ type, count }) => [type, count === null ? 1 : count - depot.sold[type]]),
    pool: depot.pool
      .map(typeOf)
      .filter((type) => type !== lastType(state))
      .sort(),
    port: port && [port.hex, port.corporation],
    bids: Object.fromEntries(
      PRIVATES.map((id) => [id, bidsOn(state, id, keys)] as const).filter(([, bids]) => bids.length > 0),
    ),
  }
}

function companyOnTurn(state: State1856): CorporationId | null {
  const { operation, formation } = state
  if (formation) return formation.toDecide[0] ?? 'CGR'
  // 1856-2.7e: those that give up trains do it in any order
  if (corporationsOverLimit(state).length > 0) return null
  return operation && operation.due === 0 ? operation.company : null
}

const bidsOn = ({ auction }: State1856, id: PrivateId, keys: readonly string[]) =>
  (auction?.bids[id] ?? []).map(({ seat, amount }) => `${keys[seat]} ${amount}`).sort()

/** The CGR is told of from its formation on. */
function isListed({ corporations }: State1856, id: CorporationId): boolean {
  const { status } = corporations[id]
  return status === 'launched' || (status === 'waiting' && id !== 'CGR')
}

function corporation(state: State1856, id: CorporationId, keys: readonly string[]) {
  const { trains, par, escrow, connected, loans, status } = state.corporations[id]
  const words = corporationWords(TITLE, state, id, keys)
  const borrowed = state.operation?.company === id && state.operation.borrowed
  const waiting = WAITING_HEXES.filter((hex) => state.waitingTokens[hex] === id)
  // a trace takes a token back while its city is being chosen
  const inHand = waiting.find((hex) => hex === hexToChooseCity(state))
  return {
    ...words,
    // 1856-3p
    trains: [...trains.map(typeOf), ...(borrowed ? [lastType(state)] : [])].sort(),
    tokens: [
      ...words.tokens,
      ...waiting.filter((hex) => hex !== inHand).map((hex) => `${hex} waiting`),
    ].sort(),
    tokensLeft: words.tokensLeft + (inHand ? 1 : 0),
    par,
    escrow,
    connected: id === 'CGR' ? null : connected,
    loans,
    capital: status === 'launched' && id !== 'CGR' ? capital(state, id) : null,
    rights: RIGHTS.filter((right) => hasRight(state, id, right)).length,
  }
}

function capital(state: State1856, id: CorporationId) {
  if (hasFullCapital(state.corporations[id].startedAt!)) return 'full'
  return isUnderDestinationCondition(state, id) ? 'escrow' : 'incremental'
}

function player(state: State1856, seat: Seat) {
  const { operation } = state
  // a trace counts what a president still owes as cash below zero
  const due = operation && controllerOf(state, operation.company) === seat ? operation.due : 0
  const words = playerWords(TITLE, state, seat)
  return {
    ...words,
    cash: words.cash - due,
    value: scoreOf(state, seat) - due,
    certificates: certificatesOf(state, seat),
    // who was bankrupt is not told by the last position
    bankrupt: false,
  }
}
