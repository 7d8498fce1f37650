import type { Page } from 'playwright-core'

/** Goes from one thing to the next that takes the focus, and gives those whose ring is cut by what they lie in. */
export const cutRings = (page: Page, within: string): Promise<string[]> =>
  page.evaluate(async (within) => {
    const parts = [
      ...document.querySelectorAll<HTMLElement>(
        `${within} :is(a[href], button, summary, select, [tabindex="0"])`,
      ),
    ].filter((part) => part.checkVisibility() && !part.closest('svg') && part.tabIndex >= 0)
    const cut: string[] = []
    for (const part of parts) {
      part.focus({ focusVisible: true } as FocusOptions)
      await new Promise(requestAnimationFrame)
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(part)
      if (document.activeElement !== part || outlineStyle === 'none') continue
      const around = Math.max(0, Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset))
      const ring = part.getBoundingClientRect()
      for (let box = part.parentElement; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box)
        const { left, top } = box.getBoundingClientRect()
        const [x, y] = [left + box.clientLeft, top + box.clientTop]
        const across = Math.max(x - ring.left, ring.right - x - box.clientWidth) + around
        const down = Math.max(y - ring.top, ring.bottom - y - box.clientHeight) + around
        if ((overflowX !== 'visible' && across > 1) || (overflowY !== 'visible' && down > 1))
          cut.push(`${part.className} ${part.innerText.slice(0, 20)} by ${box.className}`)
      }
    }
    return cut
  }, within)
