import { guardedFor, wasPressedEarly } from '../game/state/misclickGuard.ts'
import { words } from './words.ts'
import './guardMark.css'

/** How long presses do not count yet, and that one came before. */
export const GuardMark = () => (
  <>
    {guardedFor.value && (
      <span
        key={guardedFor.value}
        class="guard-mark"
        style={{ animationDuration: `${guardedFor.value.milliseconds}ms` }}
      />
    )}
    <span class="pressed-early lamp text-s semibold if-any" role="status">
      {wasPressedEarly.value && words.value.screen.tooEarly}
    </span>
  </>
)
