import { type BestRoutes, inWhole, searchPart } from './bestRoutes.ts'
import { reachablePart } from './reachable.ts'
import type { RunStatement } from './runStatement.ts'

/**
 * The best routes, found once for each question: the same track is asked about
 * on many boards that differ elsewhere. The answers that were given last are kept.
 */
export function rememberRoutes(most: number): (running: RunStatement) => BestRoutes {
  const answers = new Map<string, BestRoutes>()
  return (running) => {
    const part = reachablePart(running)
    const question = JSON.stringify(part.running)
    const answer = answers.get(question) ?? searchPart(part.running)
    answers.delete(question)
    answers.set(question, answer)
    if (answers.size > most) answers.delete(answers.keys().next().value!)
    return inWhole(part, answer)
  }
}
