import type { Shell } from './shell.ts'

const EVERY_MILLISECONDS = 500

/** One line on a watched stderr that tells how far long work is. */
export interface ProgressLine {
  show(text: () => string): void
  clear(): void
}

const WIPE = '\r\u001b[K'

export function progress({ watched, err }: Shell): ProgressLine {
  if (!watched) return { show() {}, clear() {} }
  let last = performance.now()
  let shown = false
  return {
    show(text) {
      if (performance.now() - last < EVERY_MILLISECONDS) return
      last = performance.now()
      shown = true
      err(WIPE + text())
    },
    clear() {
      if (shown) err(WIPE)
      shown = false
    },
  }
}
