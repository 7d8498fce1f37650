import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

const scrollTops = new Map<string, number>()

/** What scrolls comes back as it was left, for as long as the page is open. */
export function useSavedScroll<T extends HTMLElement>(name: string): RefObject<T | null> {
  const box = useRef<T>(null)
  useLayoutEffect(() => {
    const { current } = box
    const place = scrollTops.get(name)
    if (place) current!.scrollTop = place
    return () => scrollTops.set(name, current!.scrollTop)
  }, [name])
  return box
}
