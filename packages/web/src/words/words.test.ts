import { expect, test } from 'vitest'
import { enPage } from './en.ts'
import { jaPage } from './ja.ts'

/** Every word by its path; what is filled into a sentence shows as a figure. */
function sentences(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, word]): [string, string][] => {
    const here = `${path}.${key}`
    if (typeof word === 'string') return [[here, word]]
    if (typeof word === 'object') return sentences(word, here)
    return [[here, word(...Array.from({ length: word.length }, (_, index) => 71 + index))]]
  })
}

const filledIn = (sentence: string): string[] => (sentence.match(/7\d/g) ?? []).sort()

const english = new Map(sentences(enPage))
const japanese = sentences(jaPage)

test.each(japanese)('%s says in Japanese all that it says in English', (path, sentence) => {
  expect(sentence).not.toBe('')
  expect(filledIn(sentence)).toEqual(filledIn(english.get(path)!))
})

test('there is a Japanese word for every English one', () => {
  expect(japanese.map(([path]) => path)).toEqual([...english.keys()])
})
