/** Notes the problem unless this holds. */
export type Must = (holds: boolean, problem: string) => void

/** What these checks find wrong in a position, in their order. */
export function problemsIn<State>(
  state: State,
  checks: readonly ((state: State, must: Must) => void)[],
): string[] {
  const problems: string[] = []
  for (const check of checks)
    check(state, (holds, problem) => {
      if (!holds) problems.push(problem)
    })
  return problems
}
