import { fill } from '@roundhouse/kernel'
import type { Scene } from '@roundhouse/view'
import { useEffect, useRef } from 'preact/hooks'
import { words } from '../../app/words.ts'
import { buttonNote, preview } from '../state/derived.ts'
import { askWhyNot } from '../state/selection/refusal.ts'
import { selectOffer } from '../state/selection/select.ts'
import { selection } from '../state/state.ts'
import { Amount } from './Amount.tsx'
import { PreviewChanges } from './PreviewChanges.tsx'
import { bidChips, priceChips } from './priceChips.ts'
import './selectionPreview.css'

/** What is selected: how much of it, and what would come of it. */
export const SelectionPreview = ({ scene }: { scene: Scene }) => {
  const { game } = words.value
  const selected = selection.offer.value
  const draft = useRef<HTMLDivElement>(null)
  const lastKnown = useRef(preview.value)
  // it takes room from what it was selected from
  useEffect(() => {
    const from = draft.current?.previousElementSibling
    from?.querySelector('[data-choice][aria-pressed="true"]')?.scrollIntoView({ block: 'nearest' })
    if (draft.current) reachByKeys(draft.current)
  }, [preview.value])
  lastKnown.current = preview.value ?? lastKnown.current
  if (!selected) return null
  const { offer, filling } = selected
  const { blank, heading, target } = offer
  const isBid = target.on === 'card' && scene.cards?.some(({ id, lot }) => lot && id === target.card)
  const isEmpty = blank?.kind !== 'integer' && (!preview.value || buttonNote.value !== undefined)
  if (isEmpty) return null
  return (
    <div class="selection-preview stack gap-6" ref={draft}>
      {blank?.kind === 'integer' && (
        <Amount
          min={blank.min}
          max={blank.max}
          step={blank.step ?? 1}
          prices={isBid ? bidChips(blank) : priceChips(blank)}
          value={filling as number}
          currency={scene.currency.players}
          label={
            blank.face !== undefined
              ? game.askedPrice
              : target.on === 'company'
                ? game.sharesOf(target.company)
                : heading
          }
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

/** What has to be scrolled must be reached by keys. */
function reachByKeys(scrolled: HTMLElement): void {
  if (scrolled.scrollHeight > scrolled.clientHeight) scrolled.tabIndex = 0
  else scrolled.removeAttribute('tabindex')
}
