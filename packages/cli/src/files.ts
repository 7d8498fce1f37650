import {
  closeSync,
  createReadStream,
  existsSync,
  mkdirSync,
  openSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { Shell } from './shell.ts'
import { Trouble } from './trouble.ts'

/** Where a game that went wrong is written when nobody says where. */
export const FAILURE_FILE = 'roundhouse-failure.json'

/** A file as somebody named it, and where it is. */
export interface Place {
  readonly name: string
  readonly path: string
}

export const placeOf = ({ cwd }: Shell, name: string): Place => ({ name, path: resolve(cwd, name) })

/** A file's text, unpacked when its name ends in .gz, piece by piece. */
export async function* textOf({ name, path }: Place): AsyncGenerator<string> {
  const file = createReadStream(path)
  const stream = path.endsWith('.gz') ? pipeline(file, createGunzip(), () => {}) : file
  try {
    yield* stream.setEncoding('utf8')
  } catch (error) {
    throw unreadable(name, error)
  }
}

export async function wholeText(place: Place): Promise<string> {
  const pieces: string[] = []
  for await (const piece of textOf(place)) pieces.push(piece)
  return pieces.join('')
}

/** The lines of a file; an end of line at the end of the file begins no further line. */
export async function* linesOf(place: Place): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of textOf(place)) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop()!
    yield* lines
  }
  if (rest !== '') yield rest
}

/** What a JSON text says; the trouble given is what a broken one gives. */
export function jsonOf(text: string, trouble: Trouble): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw trouble
  }
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** A file being written. */
export interface Output {
  write(text: string): void
  close(): void
}

export function openFile({ name, path }: Place): Output {
  const file = writing(name, () => openSync(path, 'w'))
  return {
    write: (text) => writing(name, () => void writeSync(file, text)),
    close: () => closeSync(file),
  }
}

export const writeFile = ({ name, path }: Place, text: string): void =>
  writing(name, () => writeFileSync(path, text))

/** Tells of a file that cannot be written before long work is done for it. */
export function mustBeWritable({ name, path }: Place): void {
  const isThere = existsSync(path)
  writing(name, () => closeSync(openSync(path, 'a')))
  if (!isThere) rmSync(path)
}

/** A file in a folder, which is made when it is not there. */
export function inFolder(folder: Place, file: string): Place {
  writing(folder.name, () => mkdirSync(folder.path, { recursive: true }))
  return { name: join(folder.name, file), path: join(folder.path, file) }
}

function writing<T>(name: string, write: () => T): T {
  try {
    return write()
  } catch (error) {
    const code = codeOf(error)
    throw code === undefined ? error : new Trouble((words) => words.cannotWrite(name, code))
  }
}

function unreadable(name: string, error: unknown): unknown {
  const code = codeOf(error)
  if (code === undefined) return error
  if (code === 'ENOENT') return new Trouble((words) => words.noFile(name))
  if (code === 'EISDIR') return new Trouble((words) => words.isFolder(name))
  if (code.startsWith('Z_')) return new Trouble((words) => words.brokenGzip(name))
  return new Trouble((words) => words.cannotRead(name, code))
}

const codeOf = (error: unknown): string | undefined => (error as { code?: string }).code
