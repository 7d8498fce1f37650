import type { Fact, Language } from '@roundhouse/kernel'
import { numberIn } from '../game/figures.ts'

/** A score written as its parts are: with the sign that stands before them, if they share one. */
export function written(score: number, facts: readonly Fact[], language: Language): string {
  const signs = new Set(facts.map(({ value }) => /^[^\d\s-]?(?=\d)/.exec(value)?.[0] ?? ''))
  const [sign = ''] = signs.size === 1 ? signs : []
  return `${sign}${new Intl.NumberFormat(language).format(score)}`
}

/** How much of the sum a part is, in percent. */
export function partOf({ value }: Fact, facts: readonly Fact[]): number {
  const sum = facts.reduce((so, one) => so + Math.max(0, numberIn(one.value) ?? 0), 0)
  return sum === 0 ? 0 : Math.round((100 * Math.max(0, numberIn(value) ?? 0)) / sum)
}
