import { parseSync } from 'vite'
import type { Source } from './sources.ts'

/** What one thing was called besides, and the one word for it. */
const OTHER_WORDS: readonly (readonly [other: RegExp, word: string])[] = [
  [/計上/, '数える'],
  [/シード(?!値)/, 'シード値'],
  [/発言[はがを ]/, 'メッセージ'],
  [/標準ルール/, 'ルールブックどおり'],
  [/終局/, '終了'],
  [/列車置き場/, '銀行の新しい列車'],
  [/\}列車|列車\{/, '「2」列車'],
  [/もう一方を選ぶと/, '変更すると'],
  [/管財人管理下に入/, '管財人管理下に置かれる'],
  [/卓(?:「[^」]*」)?[をは]閉じ/, '卓を解散'],
]

const JAPANESE = /(?:\/words\/|\.)ja\.ts$/

/** A sentence for each Japanese dictionary that may lack a word: one whose type is not that of the English one. */
export function looseDictionaries({ path, text }: Source): string[] {
  if (!JAPANESE.test(path)) return []
  return parseSync(path, text).program.body.flatMap((line) => {
    if (line.type !== 'ExportNamedDeclaration' || line.declaration?.type !== 'VariableDeclaration') return []
    return line.declaration.declarations
      .filter(({ id }) => id.type === 'Identifier' && !id.typeAnnotation)
      .map(() => `${path} has a dictionary without a type`)
  })
}

/** A sentence for each other word for a thing that has one in Japanese. */
export const otherWords = ({ path, text }: Source): string[] =>
  OTHER_WORDS.flatMap(([other, word]) => {
    const found = other.exec(text)?.[0]
    return found ? [`${path} says ${found}, elsewhere it is ${word}`] : []
  })
