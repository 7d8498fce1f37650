import { type RunPosition, runPosition, runStop } from '@roundhouse/18xx'
import { faceAt, type HexName, hasBit, type Network, type StopKind } from '@roundhouse/board'
import type { Bonus, RunningRules, RunningTrain, RunStop } from '@roundhouse/routes'
import { CORPORATION, type CorporationId } from '../components/companies.ts'
import { HALT_SUBSIDY, LEASE } from '../components/money.ts'
import { PHASE, TRAIN, type Type } from '../components/trains.ts'
import { inReceivership, isBuildingOver, type State1860, trainsOf, typeOf } from '../state.ts'
import { titleOf } from '../title.ts'
import { openStops } from './openStops.ts'

const LARGE: readonly StopKind[] = ['city', 'offboard']
const SMALL: readonly StopKind[] = ['town', 'halt']

/** A train that runs for a company, be it leased. */
export interface RunsNow {
  readonly id: string
  readonly type: Type
}

/** A company that is to run with these trains, and all that decides what it can earn. */
export function runPositionOf(
  state: State1860,
  company: CorporationId,
  trains: readonly RunsNow[] = trainsToRun(state, company),
): RunPosition {
  return runPosition({
    board: state.board,
    company,
    trains: trains.map(({ id, type }) => ({ id, runs: runningTrain(state, company, type) })),
    stop: (hex, index) => stopNow(state, company, hex, index),
    bonuses: (network) => (isPaidByStop(state, company) ? leaseBonus(network) : []),
    rules: rulesNow(state),
  })
}

/** 1860-RUN.1, 1860-INS.4: its trains, or the one that it leases. */
export function trainsToRun(state: State1860, company: CorporationId): RunsNow[] {
  const type = leasedNow(state, company)
  if (type !== null) return [{ id: `${type}-leased`, type }]
  return trainsOf(state, company).map((train) => ({ id: train.id, type: typeOf(train) }))
}

/** 1860-INS.4: what it leases in this turn. */
export const leasedNow = ({ operation }: State1860, company: CorporationId): Type | null =>
  operation?.company === company ? operation.leased : null

/** 1860-RUN.2 to 1860-RUN.6. */
const rulesNow = ({ options }: State1860): RunningRules => ({
  hexAgain: options.hexReentry === 'allowed',
  endKinds: ['city', 'town', 'offboard'],
  // 1860-RUN.8: a small station that may be passed may be an end that is passed
  ends: 'touched',
  token: 'visited',
  joined: true,
  homeTouched: options.homeTokenRoute === 'yes',
})

/** 1860-RUN.8, 1860-RUN.9, 1860-RUN.14: N large stations, and M small ones and halts besides; any of them in the place of a large one. */
function runningTrain(state: State1860, company: CorporationId, type: Type): RunningTrain {
  const { options, nationalisation } = state
  const { large, small } = TRAIN[type]
  const isLease = leasedNow(state, company) !== null
  const halts = haltsCount(state)
  const smallOnes = SMALL.filter((kind) => kind !== 'halt' || halts)
  // 1860-INS.5, 1860-NAT.4: only N
  const isShort = (isLease && options.insolvency !== 'halfRevenue') || nationalisation !== null
  return {
    name: type,
    pays: [
      { kinds: [...LARGE, ...smallOnes], max: large },
      ...(isShort ? [] : [{ kinds: smallOnes, max: small }]),
    ],
    skips: options.towns === 'maySkip' ? SMALL : ['halt'],
    visits: null,
    multiplier: isLease ? leaseShare(state, company) : 1,
  }
}

/** 1860-INS.6, 1860-REC.3: how much a company gets of what a leased train earns. What is halved already is not halved again (1860-G.1). */
export function leaseShare(state: State1860, company: CorporationId): number {
  const { insolvency, receivershipLease } = state.options
  const isHalf =
    insolvency === 'halfRevenue' || (receivershipLease === 'half' && inReceivership(state, company))
  return isHalf ? 0.5 : 1
}

/** 1860-SOU.2, 1860-NAT.3: whether halts are of any use. */
export const haltsCount = (state: State1860): boolean => !isBuildingOver(state)

/** What trains find at a stop: what it is worth now (1860-RUN.11, 1860-RUN.13), and whether they pass it. */
function stopNow(state: State1860, company: CorporationId, hex: HexName, index: number): RunStop {
  const title = titleOf(state)
  const stop = runStop(title, state.board, company, PHASE[state.phase].era, hex, index)
  const { home } = CORPORATION[company]
  const isHome = hex === home.hex && index === home.city
  const isOpen = hasBit(openStops(state, company, hex, faceAt(state.board, title.board, hex)), index)
  // 1860-RUN.2; 1860-RUN.10, 1860-G.7: one passage for all trains together
  const through = isOpen ? 'free' : stop.kind === 'city' ? 'once' : 'never'
  const own = { ...stop, through, ...(isHome && { home: true }) } as const
  // 1860-INS.6: 20cc pay for a halt, too
  if (isPaidByStop(state, company)) return { ...own, revenue: LEASE.perStop }
  return stop.kind === 'halt' && haltsCount(state) ? { ...own, subsidy: HALT_SUBSIDY } : own
}

/** 1860-INS.6: whether it leases a train that earns by the number of its stops. */
export const isPaidByStop = (state: State1860, company: CorporationId): boolean =>
  leasedNow(state, company) !== null && state.options.insolvency === 'perStop'

/** 1860-INS.6: what such a train earns besides, wherever it runs. */
const leaseBonus = ({ stops }: Network): Bonus[] => [
  { name: 'lease', at: [...stops.keys()], with: [], amount: LEASE.base, trains: null },
]
