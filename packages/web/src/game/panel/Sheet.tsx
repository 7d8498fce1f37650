import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { isLow } from '../../app/media.ts'
import { stopMomentum } from '../../app/stopMomentum.ts'
import { words } from '../../app/words.ts'
import { group } from '../state/derived.ts'
import { pane } from '../state/openParts.ts'
import { openParts, SHEET_HEIGHTS, selection } from '../state/state.ts'
import './sheet.css'

/** How far the handle is drawn before the height changes. */
const FAR = 24

/** What comes up from the bottom of a phone, in three heights; a bar where the decision is made on the pane above it. */
export const Sheet = ({ children }: { children: ComponentChildren }) => {
  const { game } = words.value
  const start = useRef(0)
  const isBar = pane.value === 'companies' && group.value?.control === 'companies' && !selection.offer.value
  const at = SHEET_HEIGHTS.indexOf(openParts.sheet.value)
  const box = useRef<HTMLDivElement>(null)
  /** The greatest height that shows more than the one before. */
  const greatest = () => {
    const scrolled = [...(box.current?.querySelectorAll('.panel-body, .selection-preview') ?? [])]
    const isWhole =
      openParts.sheet.value === 'half' && scrolled.every((part) => part.scrollHeight <= part.clientHeight)
    return SHEET_HEIGHTS.indexOf(isWhole ? 'half' : 'full')
  }
  const to = (index: number) => {
    openParts.sheet.value = SHEET_HEIGHTS[Math.min(greatest(), Math.max(0, index))]!
  }
  const toNext = () => to(at < greatest() ? at + 1 : 0)
  return (
    <div
      ref={box}
      class="sheet holder column"
      data-height={isLow.value ? 'all' : isBar ? 'bar' : openParts.sheet.value}
      data-drawing={selection.train.value === null ? undefined : ''}
    >
      {!isBar && !isLow.value && (
        <button
          type="button"
          class="handle holder rigid full"
          aria-label={game.sheetNext(game.sheet[openParts.sheet.value])}
          onPointerDown={(event) => {
            start.current = event.clientY
            event.currentTarget.setPointerCapture(event.pointerId)
          }}
          onPointerUp={(event) => {
            const drawn = event.clientY - start.current
            if (Math.abs(drawn) > FAR) to(at - Math.sign(drawn))
          }}
          onTouchMove={stopMomentum}
          // not before the click: it would fall on what has come up under the finger; a key has no place
          onClick={(event) => {
            if (event.detail === 0 || Math.abs(event.clientY - start.current) <= FAR) toNext()
          }}
        />
      )}
      {children}
    </div>
  )
}
