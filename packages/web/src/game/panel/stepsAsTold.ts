import type { StepScene } from '@roundhouse/view'
import type { LoggedLine } from '../../worker/protocol/position.ts'

/** The steps of a company's turn, after so many moves, with what the log tells besides: in which of those that are passed something was done. */
export function stepsAsTold(
  steps: readonly StepScene[],
  log: readonly LoggedLine[],
  move: number,
  company: string | undefined,
): readonly StepScene[] {
  if (!steps.some(({ state }) => state === 'passed')) return steps
  const told = log.filter((line) => line.move <= move)
  // its turn began after a heading, or after what another company did
  const before = told.findLastIndex(
    (line) => line.heading !== undefined || (line.company !== undefined && line.company !== company),
  )
  const done = told.slice(before + 1).flatMap(({ did }) => did ?? [])
  return steps.map((step) =>
    step.state === 'passed' && step.kinds.some((kind) => done.includes(kind))
      ? { ...step, state: 'done' }
      : step,
  )
}
