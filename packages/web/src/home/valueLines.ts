export const SIZE = { width: 108, height: 64 }

/** A line for each seat through what it was worth at each moment; where it was worth nothing known, none. */
export function valueLines(moments: readonly (readonly (number | null)[])[]): string[] {
  const known = moments.flat().filter((value) => value !== null)
  const [least, most] = [Math.min(0, ...known), Math.max(1, ...known)]
  const x = (index: number) => ((index * (SIZE.width - 4)) / Math.max(1, moments.length - 1) + 2).toFixed(1)
  const y = (value: number) =>
    (SIZE.height - 3 - ((value - least) * (SIZE.height - 6)) / (most - least)).toFixed(1)
  return (moments[0] ?? []).map((_, seat) =>
    moments
      .flatMap((values, index) => {
        const value = values[seat] ?? null
        return value === null ? [] : [`${x(index)},${y(value)}`]
      })
      .join(' '),
  )
}
