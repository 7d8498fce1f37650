import { expect, test } from 'vitest'
import { settingsEn } from '../app/settings/words.en.ts'
import { settingsJa } from '../app/settings/words.ja.ts'
import { importEn } from '../import/words.en.ts'
import { importJa } from '../import/words.ja.ts'
import { ownAccountEn } from '../online/account/words.en.ts'
import { ownAccountJa } from '../online/account/words.ja.ts'
import { joinEn } from '../online/lobby/words.en.ts'
import { joinJa } from '../online/lobby/words.ja.ts'
import { archiveEn } from '../online/room/words.en.ts'
import { archiveJa } from '../online/room/words.ja.ts'
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

const english = new Map(
  sentences({
    page: enPage,
    account: ownAccountEn,
    import: importEn,
    join: joinEn,
    archive: archiveEn,
    settings: settingsEn,
  }),
)
const japanese = sentences({
  page: jaPage,
  account: ownAccountJa,
  import: importJa,
  join: joinJa,
  archive: archiveJa,
  settings: settingsJa,
})

test.each(japanese)('%s says in Japanese all that it says in English', (path, sentence) => {
  expect(sentence).not.toBe('')
  expect(filledIn(sentence)).toEqual(filledIn(english.get(path)!))
})

test('there is a Japanese word for every English one', () => {
  expect(japanese.map(([path]) => path)).toEqual([...english.keys()])
})
