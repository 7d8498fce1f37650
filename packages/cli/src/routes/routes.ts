import { bestRoutes, type PositionCase, problemsOf } from '@roundhouse/routes'
import { BadInput, oneLine, orBadInput } from '../badInput.ts'
import { command } from '../command.ts'
import { namedFile } from '../files.ts'
import { progress } from '../progress.ts'
import { EXIT } from '../shell.ts'
import { positionIn } from './position.ts'
import { isUnexpected, linesOn, type RoutesReport, routesReport } from './report.ts'

export const routes = command({
  name: 'routes',
  operands: { usage: 'FILE…', min: 1, max: Number.POSITIVE_INFINITY },
  flags: { json: { kind: 'switch' } },
  async run({ flags, operands }, shell, words) {
    const shown = progress(shell)
    let exit: number = EXIT.fine
    for (const name of operands) {
      const position = await orBadInput(positionIn(namedFile(shell, name)))
      if (position instanceof BadInput) {
        shown.clear()
        shell.err(oneLine(position.sentence(words)))
        exit = EXIT.badInput
        continue
      }
      for (const question of position.cases) {
        shown.show(() => `${name}: ${question.id}`)
        const report = answer(name, question)
        shown.clear()
        const lines = flags.json ? [JSON.stringify(report)] : linesOn(report, words)
        shell.out(lines.map((line) => `${line}\n`).join(''))
        if (isUnexpected(report)) exit = Math.max(exit, EXIT.wrong)
      }
    }
    return exit
  },
})

/** The best routes; what the search finds is checked before it is told. */
function answer(file: string, question: PositionCase): RoutesReport {
  const began = performance.now()
  const found = bestRoutes(question.running)
  const milliseconds = performance.now() - began
  const [problem] = problemsOf(question.running, found)
  if (problem) throw new Error(`${question.id}: ${JSON.stringify(problem)}`)
  return routesReport(file, question, found, milliseconds)
}
