import type { HexScene } from '@roundhouse/view'
import { stopOfEnd } from './stopExits.ts'

type HexPaths = Pick<HexScene, 'paths'>

/** The paths that were not there before, by place; a stop counts as the same whatever its number. */
export function newPaths(before: HexPaths, after: HexPaths): number[] {
  const keyOfPath = (path: HexScene['paths'][number]) =>
    path
      .map((end) => (stopOfEnd(end) === undefined ? String(end) : 'stop'))
      .sort()
      .join(' ')
  const old = before.paths.map(keyOfPath)
  return after.paths.flatMap((path, index) => {
    const known = old.indexOf(keyOfPath(path))
    if (known < 0) return [index]
    old.splice(known, 1)
    return []
  })
}
