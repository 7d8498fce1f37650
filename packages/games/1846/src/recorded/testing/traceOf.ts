import { tokenPlaces } from '@roundhouse/18xx/testing/tokens'
import { type TraceState, traceWords } from '@roundhouse/18xx/testing/traceWords'
import type { Seat } from '@roundhouse/kernel'
import { BOARD } from '../../components/board.ts'
import { CORPORATIONS, MINORS, PRIVATES, type PrivateId } from '../../components/companies.ts'
import { PHASE, type Phase } from '../../components/trains.ts'
import {
  certificateLimit,
  certificatesOf,
  controllerOf,
  privatesOf,
  type State1846,
  scoreOf,
  type Train,
} from '../../state.ts'
import { trainTypes } from '../../trains/trainTypes.ts'

/** The position in the words of a trace, as far as both tell the same things. */
export function traceOf(state: State1846, keys: readonly string[]): unknown {
  const name = (owner: Seat | string | null) => (typeof owner === 'number' ? keys[owner]! : owner)
  return {
    finished: state.round === 'over',
    turn: state.set,
    ...(state.round === 'operating' && {
      round: state.operatingRound,
      onTurn: state.operation?.company ?? null,
    }),
    ...(state.stock && { onTurn: keys[state.stock.seat] }),
    ...(state.draft && { onTurn: keys[state.draft.seat] }),
    ...(state.round === 'draft' && state.openDraft && { onTurn: keys[state.openDraft.seat] }),
    phase: state.phase,
    limit: PHASE[state.phase].trainLimit,
    bank: state.bank.cash,
    broken: state.bankBroken,
    certificateLimit: certificateLimit(state),
    players: Object.fromEntries(keys.map((key, seat) => [key, player(state, seat)])),
    corporations: Object.fromEntries(
      CORPORATIONS.filter((id) => ['waiting', 'launched'].includes(state.corporations[id].status)).map(
        (id) => {
          const { president, treasury, shares, trains, tokensLeft, status } = state.corporations[id]
          const token = state.market.find(({ company }) => company === id)
          return [
            id,
            {
              president: status === 'launched' ? (president === null ? 'pool' : keys[president]!) : null,
              cash: treasury.cash,
              place: token ? [0, token.space] : null,
              stack: token ? state.market.filter(({ space }) => space === token.space).indexOf(token) : null,
              treasury: percent(shares.treasury),
              market: percent(shares.market),
              trains: trains.map(train).sort(),
              tokens: tokenPlaces(state, id),
              tokensLeft,
              privates: privatesOf(state, id).sort(),
            },
          ]
        },
      ),
    ),
    removed: CORPORATIONS.filter((id) => state.corporations[id].status === 'removed')
      .flatMap((id) => tokenPlaces(state, id).map((place) => `${id} ${place}`))
      .sort(),
    minors: Object.fromEntries(
      MINORS.filter((id) => state.privates[id].status === 'open' && !isCorporations(state, id)).map((id) => [
        id,
        {
          cash: state.minors[id].treasury.cash,
          owner: name(controllerOf(state, id)),
          trains: state.minors[id].trains.map(train).sort(),
          tokens: tokenPlaces(state, id),
        },
      ]),
    ),
    privates: Object.fromEntries(
      PRIVATES.filter((id) => state.privates[id].status !== 'removed').map((id) => [
        id,
        { owner: name(ownerOf(state, id)), closed: state.privates[id].status === 'closed' },
      ]),
    ),
    trains: depot(state),
    pool: state.depot.pool.map(({ id }) => id).sort(),
    tiles: Object.fromEntries(
      Object.entries(state.board.tiles)
        .map(([hex, { tile, rotation }]) => [hex, [tile, rotation]] as const)
        .sort(),
    ),
    port: state.markers.port,
    beneficiary: state.markers.beneficiary,
    markers: Object.fromEntries(
      Object.entries(state.markers.placed).map(([id, { hex, corporation }]) => [id, [hex, corporation]]),
    ),
  }
}

const isCorporations = ({ privates }: State1846, id: PrivateId) => typeof privates[id].owner === 'string'

/** A trace gives a private to whoever chose it, at once. */
function ownerOf(state: State1846, id: PrivateId): Seat | string | null {
  const chooser = state.draft?.chosen.findIndex((cards) => cards.includes(id)) ?? -1
  return chooser < 0 ? state.privates[id].owner : chooser
}

function player(state: State1846, seat: Seat) {
  return {
    cash: state.players[seat]!.cash,
    value: scoreOf(state, seat),
    certificates: certificatesOf(state, seat),
    shares: Object.fromEntries(
      CORPORATIONS.map((id) => [id, percent(state.corporations[id].shares.players[seat]!)] as const).filter(
        ([, count]) => count > 0,
      ),
    ),
    privates: privatesOf(state, seat).sort(),
    bankrupt: state.players[seat]!.bankrupt,
  }
}

const percent = (shares: number): number => 10 * shares

const train = ({ id, side, phasedOut }: Train) => `${id} ${side}${phasedOut ? ' phased out' : ''}`

/** What is left of each type, as long as it is limited. */
function depot(state: State1846) {
  const types = trainTypes(state)
  return types
    .filter(({ type, count }) => (count ?? 1) > state.depot.sold[type])
    .map(({ type, count }) => [type, count === null ? null : count - state.depot.sold[type]])
}

/** The position of a trace in the same words. */
export function wordsOfTrace(state: TraceState): unknown {
  const { round, corporations, minors = {}, hex_assignments = {} } = state
  const isPrivate = (id: string): boolean => !id.startsWith('Pass')
  const companies = Object.fromEntries(Object.entries(state.companies).filter(([id]) => isPrivate(id)))
  const players = Object.entries(state.players).map(([key, one]) => [
    key,
    { ...one, companies: one.companies.filter(isPrivate) },
  ])
  const placed = (marker: string) =>
    Object.keys(hex_assignments).find((hex) => hex_assignments[hex]!.includes(marker)) ?? null
  const assigned = (marker: string) =>
    Object.entries({ ...corporations, ...minors }).find(([, company]) =>
      company.assignments?.includes(marker),
    )?.[0] ?? null
  return {
    ...traceWords({ ...state, companies, players: Object.fromEntries(players) }, BOARD),
    turn: round.kind === 'DR' ? 0 : round.turn,
    limit: state.train_limit ?? PHASE[state.phase as Phase].trainLimit,
    removed: (state.other_tokens ?? []).map(([hex, city, , id]) => `${id} ${hex}.${city}`).sort(),
    port: placed('SC'),
    beneficiary: assigned('SC'),
    markers: Object.fromEntries(
      ['MPC', 'BT'].filter((id) => placed(id)).map((id) => [id, [placed(id), assigned(id)]]),
    ),
  }
}
