import { fill } from '@roundhouse/kernel'
import { useEffect, useRef } from 'preact/hooks'
import { words } from '../../app/words.ts'
import { buttonNote, preview } from '../state/derived.ts'
import { askWhyNot } from '../state/selection/refusal.ts'
import { selectOffer } from '../state/selection/select.ts'
import { selection } from '../state/state.ts'
import { Amount } from './Amount.tsx'
import { PreviewChanges } from './PreviewChanges.tsx'
import { priceChips } from './priceChips.ts'
import './selectionPreview.css'

/** What is selected: how much of it, and what would come of it. */
export const SelectionPreview = () => {
  const selected = selection.offer.value
  const draft = useRef<HTMLDivElement>(null)
  const lastKnown = useRef(preview.value)
  // it takes room from what it was selected from
  useEffect(() => {
    const from = draft.current?.previousElementSibling
    from?.querySelector('[data-choice][aria-pressed="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [preview.value])
  lastKnown.current = preview.value ?? lastKnown.current
  if (!selected) return null
  const { offer, filling } = selected
  const { blank, heading, target } = offer
  const isEmpty = blank?.kind !== 'integer' && (!preview.value || buttonNote.value !== undefined)
  if (isEmpty) return null
  return (
    <div class="selection-preview stack gap-6" ref={draft}>
      {blank?.kind === 'integer' && (
        <Amount
          min={blank.min}
          max={blank.max}
          prices={priceChips(blank)}
          value={filling as number}
          label={target.on === 'company' ? words.value.game.actionOn(heading, target.company) : heading}
          change={(amount) => selectOffer(offer, amount)}
          refuse={(amount) => void askWhyNot(fill(offer, amount))}
        />
      )}
      {/* the room of what came of another number stays while there is no such number */}
      {lastKnown.current && (
        <div data-unknown={preview.value ? undefined : ''}>
          <PreviewChanges of={lastKnown.current} />
        </div>
      )}
    </div>
  )
}
