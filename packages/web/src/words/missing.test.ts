import { expectTypeOf, test } from 'vitest'
import { en, type Words } from './en.ts'

const { skip, ...withoutOne } = en
const { undo, ...withoutAnother } = en.game

test('a dictionary that lacks a word, or has another in its place, does not compile', () => {
  // @ts-expect-error a word is missing
  const short: Words = withoutOne
  // @ts-expect-error a word of a part is missing
  const shortPart: Words = { ...en, game: withoutAnother }
  // @ts-expect-error the sentence has a figure in it
  const other: Words = { ...en, theme: { ...en.theme, next: (now: number) => `${now}` } }
  // @ts-expect-error there is no such word
  const more: Words = { ...en, farewell: skip }
  for (const words of [short, shortPart, other, more]) expectTypeOf(words).toEqualTypeOf<Words>()
})
