import { useEffect, useState } from 'preact/hooks'

/** As many of a long list as are in sight at once; all of them from the next picture on. */
export function useGradually<T>(all: readonly T[], inSight: number): readonly T[] {
  const [isFirst, setIsFirst] = useState(true)
  useEffect(() => setIsFirst(false), [])
  return isFirst ? all.slice(0, inSight) : all
}
