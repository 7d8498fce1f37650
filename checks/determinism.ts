import type { Source } from './sources.ts'

/** Rooms in which the same log must give the same game on every machine. */
const DETERMINISTIC = /^packages\/(kernel|board|routes|finance|view|18xx|games)\//

const LUCK =
  /\b(?:Date|Math\.random|performance|setTimeout|setInterval|setImmediate|queueMicrotask|crypto|process|Intl|toLocale\w+|localeCompare)\b/g

/** A sentence for each use of the clock, of luck from outside, or of the machine's language. */
export function luckIn({ path, text }: Source): string[] {
  if (!DETERMINISTIC.test(path) || path.endsWith('.test.ts')) return []
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').replace(/'[^'\n]*'/g, "''")
  return [...code.matchAll(LUCK)].map((match) => `${path} uses ${match[0]}`)
}
