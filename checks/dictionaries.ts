import { parseSync } from 'vite'
import type { Source } from './sources.ts'

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
