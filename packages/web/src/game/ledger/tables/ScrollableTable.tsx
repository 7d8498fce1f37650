import type { ComponentChildren } from 'preact'
import './scrollableTable.css'

/** A table that may be wider than there is room for. */
export const ScrollableTable = ({ label, children }: { label: string; children: ComponentChildren }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
  <section class="scrollable-table" tabIndex={0} aria-label={label}>
    {children}
  </section>
)
