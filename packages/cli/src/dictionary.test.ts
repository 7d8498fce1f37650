import { expect, test } from 'vitest'
import { enCli } from './dictionary.en.ts'
import { jaCli } from './dictionary.ja.ts'

/** Every sentence by its path; what is filled into it shows as §1, §2, or as §name. */
function sentences(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, word]): [string, string][] => {
    const here = `${path}.${key}`
    if (typeof word === 'string') return [[here, word]]
    if (typeof word === 'object') return sentences(word, here)
    const fields = { ...FIELDS, known: ['§known'] }
    const filling = (index: number) => Object.assign([`§${index}`], fields)
    return [[here, word(...Array.from({ length: word.length }, (_, index) => filling(index)))]]
  })
}

/** Names of what is filled into a sentence by name. */
const NAMES =
  'at rule law message hex edge end stop rotation count neighbour tokens slots value case corporation train'

const FIELDS = Object.fromEntries(NAMES.split(' ').map((name) => [name, `§${name}`]))

const filledIn = (sentence: string): string[] => (sentence.match(/§\w+/g) ?? []).sort()

const english = new Map(sentences(enCli))
const japanese = sentences(jaCli)

test.each(japanese)('%s says in Japanese all that it says in English', (path, sentence) => {
  expect(sentence).not.toBe('')
  expect(filledIn(sentence)).toEqual(filledIn(english.get(path)!))
})

test('there is a Japanese word for every English one', () => {
  expect(japanese.map(([path]) => path)).toEqual([...english.keys()])
})
