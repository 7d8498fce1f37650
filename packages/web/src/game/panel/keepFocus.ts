import { boardHandle } from '../state/boardHandle.ts'

/** What had the focus may be gone, or out of sight: then the panel has it. */
export function keepFocus(): void {
  const { activeElement, body } = document
  if (activeElement === null || activeElement === body || !isInSight(activeElement))
    document.querySelector<HTMLElement>('.panel')?.focus({ preventScroll: true })
}

/** Whether it is shown, and a hex within the pane of the board once that has come to rest. */
function isInSight(element: Element): boolean {
  const { hex } = element.closest<SVGElement>('.board [data-hex]')?.dataset ?? {}
  const at = hex === undefined ? undefined : boardHandle.current?.placeOf(hex)
  const pane = element.closest('.board')
  if (!at || !pane) return element.checkVisibility()
  return at.x > 0 && at.y > 0 && at.x < pane.clientWidth && at.y < pane.clientHeight
}
