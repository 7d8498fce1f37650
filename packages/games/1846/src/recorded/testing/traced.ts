import { lowestRotation, tileNamed, tokensOf } from '@roundhouse/board'
import type { Seat } from '@roundhouse/kernel'
import { BOARD } from '../../components/board.ts'
import { CORPORATIONS, type CompanyId, MINORS, PRIVATES, type PrivateId } from '../../components/companies.ts'
import { PHASE, type Phase } from '../../components/trains.ts'
import {
  certificateLimit,
  certificatesOf,
  controllerOf,
  privatesOf,
  type State,
  scoreOf,
  type Train,
} from '../../state.ts'
import { trainTypes } from '../../trains/trainTypes.ts'

/** The position in the words of a trace, as far as both tell the same things. */
export function traced(state: State, keys: readonly string[]): unknown {
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
              space: token?.space ?? null,
              stack: token ? state.market.filter(({ space }) => space === token.space).indexOf(token) : null,
              treasury: shares.treasury,
              market: shares.market,
              trains: trains.map(train).sort(),
              tokens: tokens(state, id),
              tokensLeft,
              privates: privatesOf(state, id).sort(),
            },
          ]
        },
      ),
    ),
    removed: CORPORATIONS.filter((id) => state.corporations[id].status === 'removed')
      .flatMap((id) => tokens(state, id).map((place) => `${id} ${place}`))
      .sort(),
    minors: Object.fromEntries(
      MINORS.filter((id) => state.privates[id].status === 'open' && !isCorporations(state, id)).map((id) => [
        id,
        {
          cash: state.minors[id].treasury.cash,
          owner: name(controllerOf(state, id)),
          trains: state.minors[id].trains.map(train),
          tokens: tokens(state, id),
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

const isCorporations = ({ privates }: State, id: PrivateId) => typeof privates[id].owner === 'string'

/** A trace gives a private to whoever chose it, at once. */
function ownerOf(state: State, id: PrivateId): Seat | string | null {
  const chooser = state.draft?.chosen.findIndex((cards) => cards.includes(id)) ?? -1
  return chooser < 0 ? state.privates[id].owner : chooser
}

function player(state: State, seat: Seat) {
  return {
    cash: state.players[seat]!.cash,
    value: scoreOf(state, seat),
    certificates: certificatesOf(state, seat),
    shares: Object.fromEntries(
      CORPORATIONS.map((id) => [id, state.corporations[id].shares.players[seat]!] as const).filter(
        ([, count]) => count > 0,
      ),
    ),
    privates: privatesOf(state, seat).sort(),
    bankrupt: state.players[seat]!.bankrupt,
  }
}

const train = ({ id, side, phasedOut }: Train) => `${id} ${side}${phasedOut ? ' phased out' : ''}`

const tokens = ({ board }: State, company: CompanyId) =>
  tokensOf(board, company)
    .map(({ hex, stop }) => `${hex}.${stop}`)
    .sort()

/** What is left of each type, as long as it is limited. */
function depot(state: State) {
  const types = trainTypes(state)
  return types
    .filter(({ type, count }) => (count ?? 1) > state.depot.sold[type])
    .map(({ type, count }) => [type, count === null ? null : count - state.depot.sold[type]])
}

interface TraceTrain {
  readonly id: string
  readonly name: string
  readonly obsolete?: boolean
}

/** What we read of a trace's position. */
export interface TraceState {
  readonly finished?: boolean
  readonly end_reason?: string
  readonly round: {
    readonly kind: string
    readonly turn: number
    readonly num: number
    readonly entity: { readonly type: string; readonly id: string | number } | null
  }
  readonly phase: Phase
  readonly train_limit?: number
  readonly bank: number
  readonly bank_broken?: boolean
  readonly cert_limit: number
  readonly players: Readonly<
    Record<
      string,
      {
        readonly cash: number
        readonly value: number
        readonly certs: number
        readonly shares: Readonly<Record<string, number>>
        readonly companies: readonly string[]
        readonly bankrupt?: boolean
      }
    >
  >
  readonly corporations: Readonly<Record<string, TraceCorporation>>
  readonly minors?: Readonly<Record<string, TraceCompany & { readonly owner: string | number | null }>>
  readonly companies: Readonly<
    Record<string, { readonly owner: string | number | null; readonly closed?: boolean }>
  >
  readonly depot: { readonly upcoming: readonly [string, number][]; readonly discarded: readonly unknown[] }
  readonly tiles?: Readonly<Record<string, readonly [string, number]>>
  readonly hex_assignments?: Readonly<Record<string, readonly string[]>>
  readonly other_tokens?: readonly (readonly [string, number, number, string])[]
}

interface TraceCompany {
  readonly cash: number
  readonly trains: readonly TraceTrain[]
  readonly tokens: readonly (readonly [string, number, number])[]
  readonly assignments?: readonly string[]
}

interface TraceCorporation extends TraceCompany {
  readonly president: string | number | null
  readonly market?: readonly [number, number]
  readonly stack?: number
  readonly ipo: number
  readonly pool: number
  readonly tokens_left: readonly number[]
  readonly companies?: readonly string[]
}

/** The position of a trace in the same words. */
export function told(state: TraceState): unknown {
  const { round, corporations, minors = {}, companies, depot, hex_assignments = {} } = state
  const key = (owner: string | number | null) => (owner === null ? null : String(owner))
  const placed = (marker: string) =>
    Object.keys(hex_assignments).find((hex) => hex_assignments[hex]!.includes(marker)) ?? null
  const assigned = (marker: string) =>
    Object.entries({ ...corporations, ...minors }).find(([, company]) =>
      company.assignments?.includes(marker),
    )?.[0] ?? null
  const isPrivate = (id: string): boolean => !id.startsWith('Pass')
  // a private that waits for its second tile acts in its owner's turn
  const entity =
    round.entity?.type === 'company'
      ? (companies[round.entity.id]?.owner ?? null)
      : (round.entity?.id ?? null)
  const onTurn = key(entity)
  return {
    finished: state.finished ?? false,
    turn: round.kind === 'DR' ? 0 : round.turn,
    ...(round.kind === 'OR' &&
      !state.finished && {
        round: round.num,
        onTurn: onTurn !== null && onTurn in { ...corporations, ...minors } ? onTurn : null,
      }),
    ...((round.kind === 'SR' || round.kind === 'DR') && !state.finished && { onTurn }),
    phase: state.phase,
    limit: state.train_limit ?? PHASE[state.phase].trainLimit,
    bank: state.bank,
    broken: state.bank_broken ?? false,
    certificateLimit: state.cert_limit,
    players: Object.fromEntries(
      Object.entries(state.players).map(
        ([id, { cash, value, certs, shares, companies: owned, bankrupt }]) => [
          id,
          {
            cash,
            value,
            certificates: certs,
            shares: Object.fromEntries(
              Object.entries(shares).map(([corporation, percent]) => [corporation, percent / 10]),
            ),
            privates: owned.filter(isPrivate).sort(),
            bankrupt: bankrupt ?? false,
          },
        ],
      ),
    ),
    corporations: Object.fromEntries(
      Object.entries(corporations).map(([id, corporation]) => [
        id,
        {
          president: key(corporation.president),
          cash: corporation.cash,
          space: corporation.market?.[1] ?? null,
          stack: corporation.market ? (corporation.stack ?? 0) : null,
          treasury: corporation.ipo / 10,
          market: corporation.pool / 10,
          trains: corporation.trains.map(traceTrain).sort(),
          tokens: corporation.tokens.map(([hex, city]) => `${hex}.${city}`).sort(),
          tokensLeft: corporation.tokens_left.filter((price) => price > 0).length,
          privates: [...(corporation.companies ?? [])].sort(),
        },
      ]),
    ),
    removed: (state.other_tokens ?? []).map(([hex, city, , id]) => `${id} ${hex}.${city}`).sort(),
    minors: Object.fromEntries(
      Object.entries(minors).map(([id, minor]) => [
        id,
        {
          cash: minor.cash,
          owner: key(minor.owner),
          trains: minor.trains.map(traceTrain),
          tokens: minor.tokens.map(([hex, city]) => `${hex}.${city}`).sort(),
        },
      ]),
    ),
    privates: Object.fromEntries(
      Object.entries(companies)
        .filter(([id]) => isPrivate(id))
        .map(([id, { owner, closed }]) => [id, { owner: key(owner), closed: closed ?? false }]),
    ),
    trains: depot.upcoming,
    pool: depot.discarded
      .map((one) => (Array.isArray(one) ? one[0] : ((one as TraceTrain).id ?? one)))
      .sort(),
    tiles: Object.fromEntries(
      Object.entries(state.tiles ?? {})
        .map(([hex, [copy, rotation]]) => {
          const [tile] = copy.split('-') as [string]
          return [hex, [tile, lowestRotation(tileNamed(BOARD.tiles, tile), rotation)]] as const
        })
        .sort(),
    ),
    port: placed('SC'),
    beneficiary: assigned('SC'),
    markers: Object.fromEntries(
      ['MPC', 'BT'].filter((id) => placed(id)).map((id) => [id, [placed(id), assigned(id)]]),
    ),
  }
}

const traceTrain = ({ id, name, obsolete }: TraceTrain) => `${id} ${name}${obsolete ? ' phased out' : ''}`
