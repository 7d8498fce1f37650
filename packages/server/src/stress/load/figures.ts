/** How long things took, in milliseconds. */
export interface Percentiles {
  readonly count: number
  readonly median: number
  readonly p95: number
  readonly p99: number
  readonly worst: number
}

export function percentiles(times: readonly number[]): Percentiles {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number): number => round(sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN)
  return { count: times.length, median: at(0.5), p95: at(0.95), p99: at(0.99), worst: at(1) }
}

export const round = (figure: number): number => Math.round(figure * 10) / 10

/** Rows of figures, each in its column. */
export function columnsText(rows: readonly (readonly (string | number)[])[]): string {
  const texts = rows.map((row) => row.map(String))
  const widths = texts[0]!.map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    row
      .map((text, column) => (column === 0 ? text.padEnd(widths[0]!) : text.padStart(widths[column]!)))
      .join('  ')
  return texts.map(line).join('\n')
}
