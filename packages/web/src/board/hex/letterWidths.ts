/** How wide letters are at most, as parts of their size, in whatever bold letters a device has. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ijlI.,'’ ]/, 0.37],
  [/[tfr-]/, 0.48],
  [/[mwMW]/, 1.02],
  [/[A-Z&]/, 0.78],
  [/[\u0020-\u024f]/, 0.69],
]

/** How wide a line is at most, as a part of the size of its letters. */
export const widthOfLine = (line: string): number =>
  [...line].reduce((sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 1), 0)
