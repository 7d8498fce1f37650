import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const TOKENS = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

/** How bright a colour is for the eye, by WCAG: of black 0, of white 1. */
function luminance(name: string, theme: 'light' | 'dark'): number {
  const [, light, dark] = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(TOKENS)!
  const [red, green, blue] = [1, 3, 5].map((from) => {
    const part = Number.parseInt((theme === 'light' ? light : dark)!.slice(from, from + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** How much brighter one colour is than another; less than 1 where it is darker. */
const brighter = (theme: 'light' | 'dark', one: string, other: string): number =>
  (luminance(one, theme) + 0.05) / (luminance(other, theme) + 0.05)

const LANDS = ['plain', 'coast', 'hill', 'mountain']

test.each(LANDS)('a city is brighter than land (%s), so that it does not look like a lake', (land) => {
  expect(brighter('dark', 'city-ground', land)).toBeGreaterThan(1.25)
  expect(brighter('light', 'city-ground', land)).toBeGreaterThan(1.1)
})

test.each(LANDS)('in the dark water is darker than land (%s)', (land) => {
  expect(brighter('dark', land, 'water')).toBeGreaterThan(1.6)
})
