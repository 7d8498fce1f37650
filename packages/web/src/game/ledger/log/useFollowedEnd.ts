import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'

/** How far from its end a list still counts as there, in pixels. */
const NEAR = 24

/**
 * Where a list ends. The end stays in view when lines come and when the list
 * gets less room, unless one has scrolled away from it.
 */
export function useFollowedEnd(lines: readonly unknown[]): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null)
  const followed = useRef({ is: true, top: 0 })
  const follow = () => {
    const box = end.current && scrollingAround(end.current)
    if (!box) return
    // what was scrolled is told later than it is so
    notice(followed.current, box)
    if (followed.current.is) box.scrollTop = box.scrollHeight
    followed.current.top = box.scrollTop
  }
  useEffect(() => {
    const box = scrollingAround(end.current!)
    const scrolled = () => notice(followed.current, box)
    const watch = new ResizeObserver(follow)
    box.addEventListener('scroll', scrolled, { passive: true })
    watch.observe(box)
    return () => {
      box.removeEventListener('scroll', scrolled)
      watch.disconnect()
    }
  }, [])
  useLayoutEffect(follow, [...lines])
  return end
}

/**
 * Notices whether one has scrolled away or come back. Another height of the
 * list or of its box alone moves it up no further than to its end.
 */
function notice(followed: { is: boolean; top: number }, box: Element): void {
  const last = box.scrollHeight - box.clientHeight
  const isThere = last - box.scrollTop < NEAR
  if (isThere || box.scrollTop < Math.min(followed.top, last)) followed.is = isThere
  followed.top = box.scrollTop
}

/** What scrolls a thing: a box around it, or the page. */
function scrollingAround(thing: Element): Element {
  for (let box = thing.parentElement; box; box = box.parentElement)
    if (['auto', 'scroll'].includes(getComputedStyle(box).overflowY)) return box
  return document.scrollingElement!
}
