import { expectTypeOf, test } from 'vitest'
import { enPage, type PageWords } from './en.ts'

const { skip, ...withoutOne } = enPage
const { undo, ...withoutAnother } = enPage.game

test('a dictionary that lacks a word, or has another in its place, does not compile', () => {
  // @ts-expect-error a word is missing
  const short: PageWords = withoutOne
  // @ts-expect-error a word of a part is missing
  const shortPart: PageWords = { ...enPage, game: withoutAnother }
  // @ts-expect-error the sentence has a figure in it
  const other: PageWords = { ...enPage, theme: { ...enPage.theme, next: (now: number) => `${now}` } }
  // @ts-expect-error there is no such word
  const more: PageWords = { ...enPage, farewell: skip }
  for (const words of [short, shortPart, other, more]) expectTypeOf(words).toEqualTypeOf<PageWords>()
})
