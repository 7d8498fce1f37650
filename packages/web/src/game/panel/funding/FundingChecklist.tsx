import type { Checklist as List } from '@roundhouse/view'
import { Icon } from '../../../app/Icon.tsx'
import { words } from '../../../app/words.ts'
import { group } from '../../state/derived.ts'
import { openGroupOf } from '../../state/selection/openGroup.ts'
import './fundingChecklist.css'

/** What pays for something that must be done, in its order, until nothing is missing. */
export const FundingChecklist = ({ of: { title, items, rest } }: { of: List }) => (
  <section class="checklist stack gap-4" aria-label={title}>
    <p class="strong">{title}</p>
    <ol>
      {items.map((item) => (
        <ChecklistItem key={item.label} of={item} />
      ))}
    </ol>
    <p class="rest row text-l" aria-live="polite">
      <span>{rest.label}</span>
      <strong class={rest.alarming ? 'at-end alarming' : 'at-end'}>{rest.value}</strong>
    </p>
  </section>
)

/** What comes next can be pressed: it brings up how it is done. */
const ChecklistItem = ({ of: { label, value, state, kinds } }: { of: List['items'][number] }) => {
  const { run } = words.value
  const isNow = state === 'now'
  const isUp = group.value?.offers.some(({ action }) => kinds.includes(action.kind)) ?? false
  return (
    <li class="row" data-state={state} aria-current={isNow ? 'step' : undefined}>
      <span class="mark ring rigid" aria-hidden="true">
        {state === 'done' && <Icon name="check" />}
      </span>
      {isNow && !isUp ? (
        <button type="button" class="link" onClick={() => openGroupOf(kinds)}>
          {label}
        </button>
      ) : (
        <span>{label}</span>
      )}
      {state !== 'none' && <span class="chip">{run.checklist[state]}</span>}
      <strong class="at-end">{value}</strong>
    </li>
  )
}
