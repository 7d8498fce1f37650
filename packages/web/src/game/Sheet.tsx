import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { words } from '../app/words.ts'
import { chosen } from './model.ts'
import { deed, HEIGHTS, low, pane, sheet } from './screen.ts'
import './sheet.css'

/** How far the handle is drawn before the height changes. */
const FAR = 24

/** What comes up from the bottom of a phone, in three heights; a bar where the decision is made on the pane above it. */
export const Sheet = ({ children }: { children: ComponentChildren }) => {
  const { game } = words.value
  const start = useRef<number | null>(null)
  const isBar = pane.value === 'companies' && deed.value?.control === 'companies' && !chosen.value
  const at = HEIGHTS.indexOf(sheet.value)
  const to = (place: number) => {
    sheet.value = HEIGHTS[Math.min(HEIGHTS.length - 1, Math.max(0, place))]!
  }
  return (
    <div class="sheet" data-height={low.value ? 'all' : isBar ? 'bar' : sheet.value}>
      {!isBar && !low.value && (
        <button
          type="button"
          class="handle"
          aria-label={game.sheetNext(game.sheet[sheet.value])}
          onPointerDown={(event) => {
            start.current = event.clientY
            event.currentTarget.setPointerCapture(event.pointerId)
          }}
          onPointerUp={(event) => {
            const drawn = start.current === null ? 0 : event.clientY - start.current
            if (Math.abs(drawn) > FAR) to(at - Math.sign(drawn))
            else to((at + 1) % HEIGHTS.length)
            start.current = null
          }}
          onClick={({ detail }) => {
            // By a key: the pointer has its own way.
            if (detail === 0) to((at + 1) % HEIGHTS.length)
          }}
        />
      )}
      {children}
    </div>
  )
}
