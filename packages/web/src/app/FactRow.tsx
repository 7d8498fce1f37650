import type { ComponentChildren } from 'preact'

/** A row of a list of facts: what it is called, and what it is. */
export const FactRow = ({
  label,
  alarming = false,
  children,
}: {
  label: string
  alarming?: boolean | undefined
  children: ComponentChildren
}) => (
  <div class={alarming ? 'alarming' : undefined}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
