import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { BadInput } from './badInput.ts'
import { enCli } from './dictionary.en.ts'
import { inFolder, newFile, newFolder, readLines, wholeText, writeFile } from './files.ts'
import { freshFolder } from './testing/folder.ts'
import { skipLoudly } from './testing/skipLoudly.ts'

const folder = freshFolder()
const fileNamed = (name: string) => ({ name, path: join(folder, name) })

function put(name: string, content: string | Uint8Array) {
  writeFileSync(join(folder, name), content)
  return fileNamed(name)
}

async function linesIn(name: string, content: string | Uint8Array): Promise<string[]> {
  const lines: string[] = []
  for await (const line of readLines(put(name, content))) lines.push(line)
  return lines
}

async function sentence(doing: () => unknown): Promise<string> {
  try {
    await doing()
  } catch (error) {
    if (error instanceof BadInput) return error.sentence(enCli)
    throw error
  }
  return ''
}

test('a file is read as lines, packed or not', async () => {
  expect(await linesIn('plain', 'a\nb\n')).toEqual(['a', 'b'])
  expect(await linesIn('open-end', 'a\n\nb')).toEqual(['a', '', 'b'])
  expect(await linesIn('nothing', '')).toEqual([])
  expect(await linesIn('one-letter', 'a')).toEqual(['a'])
  expect(await linesIn('two-letters', 'ab')).toEqual(['ab'])
  expect(await linesIn('packed.gz', gzipSync('a\nb\n'))).toEqual(['a', 'b'])
  expect(await linesIn('PACKED.GZ', gzipSync('a\nb\n'))).toEqual(['a', 'b'])
  expect(await linesIn('not-packed.gz', 'a\nb\n')).toEqual(['a', 'b'])
})

test('lines longer than a piece of the file stay whole, and so do wide letters', async () => {
  const long = ['鉄道'.repeat(50_000), 'x'.repeat(200_001), '終']
  expect(await linesIn('long.gz', gzipSync(long.join('\n')))).toEqual(long)
})

test('what cannot be read is told in one sentence', async () => {
  mkdirSync(join(folder, 'sub'))
  const packed = gzipSync('a'.repeat(1000))
  expect(await sentence(() => wholeText(fileNamed('missing')))).toBe('There is no file missing.')
  expect(await sentence(() => wholeText(fileNamed('missing.gz')))).toBe('There is no file missing.gz.')
  expect(await sentence(() => wholeText(fileNamed('sub')))).toBe('sub is a folder, not a file.')
  expect(await sentence(() => wholeText(put('cut.gz', packed.subarray(0, 15))))).toBe(
    'cut.gz is not a whole gzip file.',
  )
  put('file', '')
  expect(await sentence(() => wholeText(fileNamed('file/below')))).toBe(
    'file/below cannot be read (ENOTDIR).',
  )
})

test('files are written, and their folder is made', () => {
  const deep = fileNamed('new/deep')
  newFolder(deep)
  newFolder(deep)
  writeFile(inFolder(deep, 'a.txt'), 'text')
  expect(readFileSync(join(folder, 'new/deep/a.txt'), 'utf8')).toBe('text')
})

test('a new file comes to be with its first text', () => {
  const output = newFile(fileNamed('lines'))
  expect(existsSync(join(folder, 'lines'))).toBe(false)
  output.write('a\n')
  output.write('b\n')
  output.close()
  expect(readFileSync(join(folder, 'lines'), 'utf8')).toBe('a\nb\n')
  newFile(fileNamed('never')).close()
  expect(existsSync(join(folder, 'never'))).toBe(false)
})

test('what cannot be written is told in one sentence', async () => {
  put('in-the-way', 'kept')
  const there = 'in-the-way is already there, and is not written over.'
  expect(await sentence(() => newFile(fileNamed('in-the-way')))).toBe(there)
  expect(await sentence(() => newFolder(fileNamed('in-the-way')))).toBe(there)
  expect(await sentence(() => newFolder(fileNamed('in-the-way/below')))).toBe(
    'in-the-way/below cannot be written (ENOTDIR).',
  )
  expect(readFileSync(join(folder, 'in-the-way'), 'utf8')).toBe('kept')
  expect(await sentence(() => newFile(fileNamed('no/such/file')))).toBe(
    'no/such/file cannot be written (ENOENT).',
  )
  expect(await sentence(() => writeFile(fileNamed('.'), ''))).toBe('. cannot be written (EISDIR).')
})

test.skipIf(
  skipLoudly('a place without folders', existsSync('/proc/self') ? undefined : 'there is no /proc'),
)('where no folder can be made, nobody waits for one', async () => {
  expect(await sentence(() => newFolder({ name: '/proc/x/y', path: '/proc/x/y' }))).toBe(
    '/proc/x/y cannot be written (ENOENT).',
  )
})
