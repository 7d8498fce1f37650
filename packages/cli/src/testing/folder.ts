import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

const root = mkdtempSync(join(tmpdir(), 'roundhouse-'))
afterAll(() => rmSync(root, { recursive: true }))

/** An empty folder that is gone when the tests of the file are finished. */
export const freshFolder = (): string => mkdtempSync(join(root, 'at-'))
