import { useRef } from 'preact/hooks'
import { PANEL_SHARES, panelShare } from '../../app/settings/settings.ts'
import { stopMomentum } from '../../app/stopMomentum.ts'
import { words } from '../../app/words.ts'
import './splitter.css'

/** By so much an arrow moves it, in percent. */
const STEP = 5

const panelAbove = (handle: Element): HTMLElement | null =>
  handle.closest('.side-column')?.querySelector<HTMLElement>('.panel') ?? null

/** The part of the column that the panel would have, did it end here. */
function shareAt(handle: Element, y: number): number {
  const panel = panelAbove(handle)
  const column = panel?.parentElement
  return panel && column ? (100 * (y - panel.getBoundingClientRect().top)) / column.clientHeight : 0
}

const set = (share: number): void => {
  const { least, most } = PANEL_SHARES
  // in tenths: it goes where the hand goes
  panelShare.value = Math.round(10 * Math.min(most, Math.max(least, share))) / 10
}

/** Lies between the panel and what is below it, and gives one of them more room. */
export const Splitter = () => {
  const { panelShare: label } = words.value.screen
  /** How far from the line it was grasped. */
  const grasped = useRef(0)
  const moveBy = (handle: Element, by: number) =>
    set(shareAt(handle, handle.getBoundingClientRect().top) + by)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line cannot be moved
    <div
      class="splitter"
      role="separator"
      aria-orientation="horizontal"
      aria-label={label}
      title={label}
      aria-valuemin={PANEL_SHARES.least}
      aria-valuemax={PANEL_SHARES.most}
      aria-valuenow={panelShare.value ?? PANEL_SHARES.most}
      tabIndex={0}
      onPointerDown={(event) => {
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        grasped.current = event.clientY - event.currentTarget.getBoundingClientRect().top
      }}
      onTouchMove={stopMomentum}
      onPointerMove={({ currentTarget, pointerId, clientY }) => {
        if (currentTarget.hasPointerCapture(pointerId)) set(shareAt(currentTarget, clientY - grasped.current))
      }}
      onDblClick={() => {
        panelShare.value = null
      }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowUp') moveBy(event.currentTarget, -STEP)
        else if (event.key === 'ArrowDown') moveBy(event.currentTarget, STEP)
        else if (event.key === 'Home') set(PANEL_SHARES.least)
        else if (event.key === 'End') panelShare.value = null
        else return
        event.preventDefault()
        event.stopPropagation()
      }}
    />
  )
}
