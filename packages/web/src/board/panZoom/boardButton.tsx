import type { JSX } from 'preact'
import './boardButton.css'

/** A button that floats over the board. */
export function BoardButton({
  label,
  icon,
  pressed,
  zoom = false,
  onPress,
}: {
  label: string
  /** A path in a square of 24. */
  icon: string
  pressed?: boolean
  /** It zooms: two fingers or two taps do that where there is no room for it. */
  zoom?: boolean
  onPress: () => void
}): JSX.Element {
  return (
    <button
      type="button"
      class={zoom ? 'board-button board-zoom' : 'board-button'}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path class="board-icon" d={icon} />
      </svg>
    </button>
  )
}
