/** A turntable before its roundhouse. */
export const Logo = () => (
  <svg class="logo rigid" viewBox="0 0 100 100" aria-hidden="true">
    <path
      fill="currentColor"
      d="M4.03 48.39A46 46 0 0 1 9.38 28.40L23.51 35.92A30 30 0 0 0 20.02 48.95ZM10.99 25.62A46 46 0 0 1 25.62 10.99L34.10 24.56A30 30 0 0 0 24.56 34.10ZM28.40 9.38A46 46 0 0 1 48.39 4.03L48.95 20.02A30 30 0 0 0 35.92 23.51ZM51.61 4.03A46 46 0 0 1 71.60 9.38L64.08 23.51A30 30 0 0 0 51.05 20.02ZM90.62 28.40A46 46 0 0 1 95.97 48.39L79.98 48.95A30 30 0 0 0 76.49 35.92Z"
    />
    <path
      fill="var(--accent)"
      d="M74.38 10.99A46 46 0 0 1 89.01 25.62L75.44 34.10A30 30 0 0 0 65.90 24.56Z"
    />
    <circle cx="50" cy="50" r="21" fill="none" stroke="currentColor" stroke-width="6" />
    <path stroke="var(--accent)" stroke-width="7" d="M35.15 64.85L64.85 35.15" />
    <path fill="none" stroke="currentColor" stroke-width="6" d="M12.58 56.60A38 38 0 0 0 87.42 56.60" />
  </svg>
)
