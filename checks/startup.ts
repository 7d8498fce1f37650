import type { Source } from './sources.ts'

/** Where the page, its worker, its service worker and the gallery of shapes begin. */
const ENTRIES = /\/(?:main\.tsx|gallery\.tsx|worker\.ts)$/

/** A call that is a statement of its own, outside every function. */
const TOP_LEVEL_CALL = /^(?:void |await )?[a-z][\w.]*\(/gm

/** Files of the page that others import. */
export const isImported = ({ path }: Source): boolean =>
  path.startsWith('packages/web/src/') &&
  !ENTRIES.test(path) &&
  !/\.test\.ts$|\/(?:browser|testing)\//.test(path)

/** A sentence for whatever of the page would run because its file is imported, and not because `start()` says so. */
export function runsOnImport(source: Source): string[] {
  if (!isImported(source)) return []
  const { path, text } = source
  return [...text.matchAll(TOP_LEVEL_CALL)].map(([call]) => `${path} runs ${call}…) when it is imported`)
}

/** What a page knows of its device and its browser. */
const DEVICE = ['document', 'history', 'localStorage', 'location', 'matchMedia', 'navigator', 'window']

/** A sentence for whatever of the device a file below this folder reads while this is done. */
export async function readsOfDevice(folder: string, work: () => Promise<unknown>): Promise<string[]> {
  const reads = new Set<string>()
  const before = DEVICE.map((name) => Object.getOwnPropertyDescriptor(globalThis, name))
  for (const name of DEVICE)
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get() {
        // who reads stands below this function, at the top of the stack
        const reader = new Error().stack?.split('\n')[2]?.split(folder)[1]
        if (reader) reads.add(`${reader.replace(/[?:].*/, '')} reads ${name}`)
        return undefined
      },
    })
  try {
    await work()
  } finally {
    for (const [index, name] of DEVICE.entries()) {
      const descriptor = before[index]
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
      else Reflect.deleteProperty(globalThis, name)
    }
  }
  return [...reads]
}
