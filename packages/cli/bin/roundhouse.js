#!/usr/bin/env node
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('../../..', import.meta.url))

// Here alone a sentence stands outside the dictionaries, which are not there either.
const SENTENCES = {
  en: `Roundhouse is not built here; \`npm ci\` in ${FOLDER} does it.\n`,
  ja: `Roundhouse がまだ作られていません。${FOLDER} で \`npm ci\` を実行してください。\n`,
}

try {
  await import('../dist/main.js')
} catch (error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
  const { LC_ALL, LC_MESSAGES, LANG } = process.env
  process.stderr.write(SENTENCES[/^ja/i.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'ja' : 'en'])
  process.exitCode = 2
}
