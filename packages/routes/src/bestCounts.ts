import { appraiserOf } from './appraise.ts'
import type { RunningTrain, RunStatement } from './runStatement.ts'

/** The stops at which a train on this way is best paid; undefined when it cannot run so. */
export const bestCounts = (
  running: RunStatement,
  train: RunningTrain,
  stops: readonly number[],
): readonly number[] | undefined =>
  appraiserOf(running, train).appraisal(stops, stops[0]!, stops.at(-1)!)?.paid
