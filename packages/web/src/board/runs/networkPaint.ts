import type { Paint } from '@roundhouse/view'

/** How bright a colour is for the eye, by WCAG: of black 0, of white 1. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((from) => {
    const part = Number.parseInt(colour.slice(from, from + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** What is darker than this is taken for the track itself, which is black. */
const DARK = 0.04

/** The paint in which a network is seen on its track: that of whoever has it, or, if it is as dark as the track, with its colours changed over. */
export const networkPaint = ({ fill, text }: Paint): Paint =>
  luminance(fill) < DARK ? { fill: text, text: fill } : { fill, text }
