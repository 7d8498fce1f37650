import type { Fact, Language } from '@roundhouse/kernel'
import { numberIn } from '../game/figures.ts'

/** A score written as its parts are: with the sign that stands before them, if they share one. */
export function written(score: number, facts: readonly Fact[], language: Language): string {
  const signs = new Set(facts.map(({ value }) => /^[^\d\s-]?(?=\d)/.exec(value)?.[0] ?? ''))
  const [sign = ''] = signs.size === 1 ? signs : []
  return `${sign}${new Intl.NumberFormat(language).format(score)}`
}

/** How long the bar of a part is, in percent of the longest of all. */
export function partOf({ value }: Fact, all: readonly Fact[]): number {
  const longest = Math.max(0, ...all.map((one) => numberIn(one.value) ?? 0))
  return longest === 0 ? 0 : Math.round((100 * Math.max(0, numberIn(value) ?? 0)) / longest)
}
