import type { ComponentChildren } from 'preact'
import { rulePath } from '../app/address.ts'
import { type OpenRule, openRule } from './openRule.ts'

interface Props extends OpenRule {
  readonly class?: string
  readonly label?: string
  readonly children: ComponentChildren
}

/** A link to a rule that opens over what is on the screen; as an address it leads to the rule book. */
export const RuleLink = ({ game, rule, sentence, class: look, label, children }: Props) => (
  <a
    class={look}
    href={rulePath(game, rule ?? undefined)}
    target="_blank"
    rel="noopener"
    aria-label={label}
    title={label}
    aria-haspopup="dialog"
    onClick={(event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      openRule.value = { game, rule, ...(sentence !== undefined && { sentence }) }
    }}
  >
    {children}
  </a>
)
