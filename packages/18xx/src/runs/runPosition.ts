import type { BoardContents, HexName, Network } from '@roundhouse/board'
import type { Bonus, OnceBonus, RunningRules, RunningTrain, RunStatement, RunStop } from '@roundhouse/routes'

/** A company that is to run. */
export interface RunPosition {
  readonly board: BoardContents
  readonly company: string
  /** The trains that may run, by id and as they are called. */
  readonly trains: readonly { readonly id: string; readonly name: string }[]
  /** All that decides what these trains earn on a network of the board, the whole of it or a part. */
  readonly runningOn: (network: Network) => RunStatement
}

/** What decides it: the trains as they run, what they find at a stop, what is earned besides, and what holds for routes. */
interface RunFacts extends Pick<RunPosition, 'board' | 'company'> {
  readonly trains: readonly { readonly id: string; readonly runs: RunningTrain }[]
  readonly stop: (hex: HexName, index: number) => RunStop
  readonly bonuses: (network: Network) => readonly Bonus[]
  readonly onceBonuses?: readonly OnceBonus[]
  readonly rules: RunningRules
}

/** A company that is to run, as a title states it. */
export function runPosition({
  board,
  company,
  trains,
  stop,
  bonuses,
  onceBonuses = [],
  rules,
}: RunFacts): RunPosition {
  return {
    board,
    company,
    trains: trains.map(({ id, runs: { name } }) => ({ id, name })),
    runningOn: (network) => ({
      network,
      stops: network.stops.map(({ hex, index }) => stop(hex, index)),
      trains: trains.map(({ runs }) => runs),
      bonuses: bonuses(network),
      onceBonuses,
      rules,
    }),
  }
}
