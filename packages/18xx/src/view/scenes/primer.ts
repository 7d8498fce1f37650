import type { PrimerScene } from '@roundhouse/view'

export interface PrimerWords<Round extends string> {
  readonly goal: string
  readonly rounds: string
  /** What to look for, by round. */
  readonly looks: Readonly<Record<Round, string>>
}

/** The game in three sentences; early until the first set is over. */
export function primerScene<Round extends string>(
  { round, set }: { round: Round | 'over'; set: number },
  { goal, rounds, looks }: PrimerWords<Round>,
): PrimerScene {
  if (round === 'over') return { goal, rounds }
  return { goal, rounds, look: looks[round], ...(set <= 1 && { early: true }) }
}
