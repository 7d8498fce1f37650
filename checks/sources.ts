import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

export interface Source {
  /** Path from the root of the project, with forward slashes. */
  readonly path: string
  readonly text: string
}

const SKIPPED = new Set(['node_modules', 'dist', 'coverage', 'reports', '.stryker-tmp'])

/** Every file below a folder of the project whose name ends like that. */
export function sources(folder: string, ending: string): Source[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : sources(path, ending)
    if (!entry.name.endsWith(ending)) return []
    const full = join(ROOT, path)
    return [{ path: relative(ROOT, full).split(sep).join('/'), text: readFileSync(full, 'utf8') }]
  })
}
