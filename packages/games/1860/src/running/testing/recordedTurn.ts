import { boardOfRun, type KnownRun, knownRuns } from '@roundhouse/18xx/testing/knownRuns'
import { CORPORATION, CORPORATIONS, type CorporationId } from '../../components/companies.ts'
import { LEASE } from '../../components/money.ts'
import { PHASE, type Phase, TRAIN, type Type } from '../../components/trains.ts'
import type { Options1860 } from '../../options.ts'
import { auctioned, game } from '../../scenarios/position.ts'
import { isBuildingOver, type State1860, trainsOf } from '../../state.ts'
import { boardOf } from '../../title.ts'
import { newOperation } from '../../turn.ts'
import { trainsToRun } from '../runningRules.ts'
import type { Running } from './tryEveryRun.ts'

export interface RunOf1860 extends KnownRun<CorporationId, Phase, Type> {
  readonly players: number
  readonly optional_rules: readonly string[]
  readonly flags: {
    readonly nationalization: boolean
    readonly halts_ignored: boolean
    readonly insolvent: boolean
    readonly receivership: boolean
  }
}

export const recordedRuns = (): RunOf1860[] => knownRuns<RunOf1860>('1860')

/** A company before it runs on a recorded board, by the options of that game or others. */
export function recordedTurn(recorded: RunOf1860, others: Partial<Options1860> = {}): State1860 {
  const { phase, entity, trains, players, optional_rules: rules, flags } = recorded
  const state = auctioned(
    game(players, {
      preset: 'recorded',
      map: rules.includes('two_player_map') ? 'small' : 'standard',
      hexReentry: rules.includes('re_enter_hexes') ? 'allowed' : 'forbidden',
      ...others,
    }),
  )
  state.board = boardOfRun(boardOf(state), recorded)
  if (!flags.insolvent) trainsOf(state, entity).push(...trains.map(({ id }) => ({ id })))
  Object.assign(state.corporations[entity], { par: 60, president: flags.receivership ? null : 0 })
  if (flags.nationalization) state.nationalisation = { operating: [entity], revenues: {}, lastRound: false }
  const leased = flags.insolvent ? trains[0]!.name : null
  return Object.assign(state, {
    phase,
    round: 'operating' as const,
    southernInForce: flags.halts_ignored,
    operation: { ...newOperation(entity), step: 'run' as const, leased },
  })
}

/** The same turn in the words of the rule book. */
export function runningIn(state: State1860): Running {
  const { options, phase, nationalisation, operation } = state
  const { company, leased } = operation!
  const { home } = CORPORATION[company]
  return {
    board: boardOf(state),
    laid: state.board,
    company,
    turned: CORPORATIONS.filter((id) => state.corporations[id].bankrupt),
    era: PHASE[phase].era,
    trains: trainsToRun(state, company).map(({ type }) => TRAIN[type]),
    mayPassTowns: options.towns === 'maySkip',
    mayEnterAgain: options.hexReentry === 'allowed',
    halts: !isBuildingOver(state),
    onlyLarge: leased !== null || nationalisation !== null,
    lease: leased === null ? null : LEASE,
    home: options.homeTokenRoute === 'yes' ? `${home.hex}.${home.city}` : null,
  }
}
