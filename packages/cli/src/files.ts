import { once } from 'node:events'
import {
  closeSync,
  createReadStream,
  existsSync,
  mkdirSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { BadInput, OutputFailure } from './badInput.ts'
import type { Shell } from './shell.ts'

/** Where a game that went wrong is written when nobody says where. */
export const FAILURE_FILE = 'roundhouse-failure.json'

/** A file as somebody named it, and where it is. */
export interface NamedFile {
  readonly name: string
  readonly path: string
}

export const namedFile = ({ cwd }: Shell, name: string): NamedFile => ({ name, path: resolve(cwd, name) })

/** How a gzip file begins. */
const GZIP = Buffer.from([0x1f, 0x8b])

/** A file's text, unpacked when it is packed, piece by piece. */
async function* textOf({ name, path }: NamedFile): AsyncGenerator<string> {
  const file = createReadStream(path)
  try {
    await once(file, 'readable')
    const stream = isPacked(file) ? pipeline(file, createGunzip(), () => {}) : file
    yield* stream.setEncoding('utf8')
  } catch (error) {
    throw unreadable(name, error)
  }
}

function isPacked(file: Readable): boolean {
  const start: Buffer | null = file.read(GZIP.length)
  if (start) file.unshift(start)
  return start?.equals(GZIP) ?? false
}

export async function wholeText(file: NamedFile): Promise<string> {
  const pieces: string[] = []
  for await (const piece of textOf(file)) pieces.push(piece)
  return pieces.join('')
}

/** The lines of a file; an end of line at the end of the file begins no further line. */
export async function* readLines(file: NamedFile): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of textOf(file)) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop()!
    yield* lines
  }
  if (rest !== '') yield rest
}

/** A file being written. */
export interface Output {
  write(text: string): void
  close(): void
}

/** A file that must not be there yet; it comes to be with the first text that is written. */
export function newFile({ name, path }: NamedFile): Output {
  const open = () => openSync(path, 'wx')
  orCannotWrite(name, () => closeSync(open()))
  rmSync(path)
  let file: number | undefined
  return {
    write: (text) =>
      orCannotWrite(name, () => {
        file ??= open()
        writeFileSync(file, text)
      }),
    close() {
      if (file !== undefined) closeSync(file)
    },
  }
}

export const writeFile = ({ name, path }: NamedFile, text: string): void =>
  orCannotWrite(name, () => writeFileSync(path, text))

/** Tells of a file that cannot be written before long work is done for it. */
export function mustBeWritable({ name, path }: NamedFile): void {
  const isThere = existsSync(path)
  orCannotWrite(name, () => closeSync(openSync(path, 'a')))
  if (!isThere) rmSync(path)
}

export const inFolder = (folder: NamedFile, file: string): NamedFile => ({
  name: join(folder.name, file),
  path: join(folder.path, file),
})

export const newFolder = ({ name, path }: NamedFile): void => orCannotWrite(name, () => makeFolders(path))

/** One by one: in a place like /proc, where none can be made, `recursive` would try for ever. */
function makeFolders(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  const above = dirname(path)
  if (above !== path) makeFolders(above)
  mkdirSync(path)
}

function orCannotWrite<T>(name: string, write: () => T): T {
  try {
    return write()
  } catch (error) {
    throw unwritable(name, error)
  }
}

/** What the system says when somebody named a good file and it cannot take any more. */
const NO_ROOM = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO']

/** An error on writing a file as the sentence that it will become. */
export function unwritable(name: string, error: unknown): unknown {
  const code = codeOf(error)
  if (code === undefined) return error
  if (NO_ROOM.includes(code)) return new OutputFailure((words) => words.cannotWrite(name, code))
  return new BadInput((words) =>
    code === 'EEXIST' ? words.alreadyThere(name) : words.cannotWrite(name, code),
  )
}

function unreadable(name: string, error: unknown): unknown {
  const code = codeOf(error)
  if (code === undefined) return error
  if (code === 'ENOENT') return new BadInput((words) => words.noFile(name))
  if (code === 'EISDIR') return new BadInput((words) => words.isFolder(name))
  if (code.startsWith('Z_')) return new BadInput((words) => words.brokenGzip(name))
  return new BadInput((words) => words.cannotRead(name, code))
}

const codeOf = (error: unknown): string | undefined => (error as { code?: string }).code
