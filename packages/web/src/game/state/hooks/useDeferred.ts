import { useEffect, useState } from 'preact/hooks'

/** A value from the picture after this one on: what is quick to draw answers first. */
export function useDeferred<T>(value: T): T {
  const [seen, see] = useState({ value })
  useEffect(() => see((before) => (before.value === value ? before : { value })), [value])
  return seen.value
}
