import { type Components, lowestRotation, tileNamed } from '@roundhouse/board'

interface TraceTrain {
  readonly id: string
  readonly name: string
  readonly obsolete?: boolean
}

type Owner = string | number | null

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

interface TracePlayer {
  readonly cash: number
  readonly value: number
  readonly certs: number
  readonly shares: Readonly<Record<string, number>>
  readonly companies: readonly string[]
  readonly bankrupt?: boolean
}

/** A position as traces write it down, as far as every title has it. */
export interface TraceState {
  readonly finished?: boolean
  readonly end_reason?: string
  readonly round: {
    readonly kind: string
    readonly turn: number
    readonly num: number
    /** The step that waits, as 18xx.games calls it. */
    readonly step_type: string
    readonly entity: { readonly type: string; readonly id: string | number } | null
  }
  readonly phase: string
  readonly train_limit?: number
  readonly bank: number
  readonly bank_broken?: boolean
  readonly cert_limit: number
  readonly players: Readonly<Record<string, TracePlayer>>
  readonly corporations: Readonly<Record<string, TraceCorporation>>
  readonly minors?: Readonly<Record<string, TraceCompany & { readonly owner: Owner }>>
  readonly companies: Readonly<Record<string, { readonly owner: Owner; readonly closed?: boolean }>>
  readonly depot: { readonly upcoming: readonly [string, number][]; readonly discarded: readonly unknown[] }
  readonly tiles?: Readonly<Record<string, readonly [string, number]>>
  readonly hex_assignments?: Readonly<Record<string, readonly string[]>>
  readonly other_tokens?: readonly (readonly [string, number, number, string])[]
}

/** The position of a trace in words that a title can say of its own. Shares are in percent. */
export function traceWords(state: TraceState, { tiles }: Components) {
  const { round, corporations, minors = {}, companies, depot } = state
  return {
    finished: state.finished ?? false,
    turn: round.turn,
    ...(!state.finished && turnWords(state)),
    phase: state.phase,
    limit: state.train_limit ?? null,
    bank: state.bank,
    broken: state.bank_broken ?? false,
    certificateLimit: state.cert_limit,
    players: mapValues(state.players, ({ cash, value, certs, shares, companies: owned, bankrupt }) => ({
      cash,
      value,
      certificates: certs,
      shares,
      privates: [...owned].sort(),
      bankrupt: bankrupt ?? false,
    })),
    corporations: mapValues(corporations, (corporation) => ({
      president: keyOf(corporation.president),
      ...companyWords(corporation),
      place: corporation.market ?? null,
      stack: corporation.market ? (corporation.stack ?? 0) : null,
      treasury: corporation.ipo,
      market: corporation.pool,
      tokensLeft: corporation.tokens_left.filter((price) => price > 0).length,
      privates: [...(corporation.companies ?? [])].sort(),
    })),
    minors: mapValues(minors, (minor) => ({ owner: keyOf(minor.owner), ...companyWords(minor) })),
    privates: mapValues(companies, ({ owner, closed }) => ({ owner: keyOf(owner), closed: closed ?? false })),
    trains: depot.upcoming,
    pool: depot.discarded
      .map((one) => (Array.isArray(one) ? one[0] : ((one as TraceTrain).id ?? one)))
      .sort(),
    tiles: mapValues(state.tiles ?? {}, ([copy, rotation]) => {
      const [tile] = copy.split('-') as [string]
      return [tile, lowestRotation(tileNamed(tiles, tile), rotation)]
    }),
  }
}

/** Who is on turn: a player, or in an operating round a company; a private acts in its owner's turn. */
function turnWords({ round, companies, corporations, minors }: TraceState) {
  const { kind, num, entity } = round
  const id = entity?.type === 'company' ? (companies[entity.id]?.owner ?? null) : (entity?.id ?? null)
  const onTurn = keyOf(id)
  if (kind !== 'OR') return { onTurn }
  return { round: num, onTurn: onTurn !== null && onTurn in { ...corporations, ...minors } ? onTurn : null }
}

const companyWords = ({ cash, trains, tokens }: TraceCompany) => ({
  cash,
  trains: trains.map(trainWords).sort(),
  tokens: tokens.map(([hex, city]) => `${hex}.${city}`).sort(),
})

const trainWords = ({ id, name, obsolete }: TraceTrain): string =>
  `${id} ${name}${obsolete ? ' phased out' : ''}`

const keyOf = (owner: Owner): string | null => (owner === null ? null : String(owner))

const mapValues = <T, U>(values: Readonly<Record<string, T>>, map: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]))
