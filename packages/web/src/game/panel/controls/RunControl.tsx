import { type Currency, formatAmount } from '@roundhouse/kernel'
import type { Drawing, Scene } from '@roundhouse/view'
import { useEffect } from 'preact/hooks'
import { Icon } from '../../../app/Icon.tsx'
import { words } from '../../../app/words.ts'
import type { OfferScene } from '../../../worker/protocol/position.ts'
import { isSelected, preview, selectionRefusal } from '../../state/derived.ts'
import { useDefaultSelection } from '../../state/hooks/useDefaultSelection.ts'
import type { ActionGroup } from '../../state/selection/actionGroups.ts'
import { drawAgain, drawBest, editTrain, stopDrawing } from '../../state/selection/drawRun.ts'
import { selection } from '../../state/state.ts'
import { RunRefusal } from '../run/RunRefusal.tsx'
import { TrainRun } from '../run/TrainRun.tsx'
import { ListControl } from './ListControl.tsx'
import { PreviewCards } from './PreviewCards.tsx'
import './runControl.css'

/** The runs of a company: the best set is drawn at once, and every train can be drawn by hand. */
export const RunControl = ({ group, scene, game }: { group: ActionGroup; scene: Scene; game: string }) => {
  const offer = group.offers[0]!
  const currency = selection.drawing.value?.currency ?? scene.currency.companies
  useDefaultSelection(() => {
    void editTrain(offer, null)
    void drawBest(offer)
  })
  useEffect(() => {
    if (selection.offer.value) void drawAgain(offer)
  }, [offer])
  useEffect(() => stopDrawing, [])
  if (!isSelected(offer)) return <SearchNotice />
  if (!selection.drawing.value)
    return selection.offer.value?.filling === undefined ? <ListControl offers={group.offers} /> : null
  const next = preview.value?.next
  return (
    <div class="run-control stack">
      <ol class="runs divided">
        {selection.drawing.value.trains.map((train, index) => (
          <TrainRun key={train.id} offer={offer} train={train} place={index} currency={currency} />
        ))}
      </ol>
      <div class="run-decided stack">
        <Total drawing={selection.drawing.value} offer={offer} currency={currency} />
        {selectionRefusal.value && <RunRefusal why={selectionRefusal.value} game={game} />}
        {!preview.value && !selectionRefusal.value && <SearchNotice />}
        {next && selection.train.value === null && (
          <PreviewCards
            scene={scene}
            name={words.value.game.actions}
            cards={next.map(({ preview }, index) => ({
              key: `${index}`,
              preview,
              heading: preview.label,
              selected: index === selection.next.value,
              select: () => {
                selection.next.value = index
              },
            }))}
          />
        )}
      </div>
    </div>
  )
}

/** What the whole run earns, and whether there is a better one. */
const Total = ({
  drawing: { revenue, best, facts, trains },
  offer,
  currency,
}: {
  drawing: Drawing
  offer: OfferScene
  currency: Currency | undefined
}) => {
  const { run, between } = words.value
  if (trains.length === 0) return <p class="quiet">{words.value.game.noRun}</p>
  const isBest = revenue === best && !selectionRefusal.value
  return (
    <p class="run-total cluster baseline" aria-live="polite">
      <strong>{formatAmount(revenue, currency)}</strong>
      <span class="quiet">{facts.map(({ label, value }) => `${label} ${value}`).join(between)}</span>
      {isBest && best > 0 && (
        <span class="best row wrap gap-4 at-end text-s bold">
          <Icon name="check" />
          {run.best}
        </span>
      )}
      {revenue < best && (
        <span class="row wrap gap-4 at-end text-s">
          {run.belowBest(formatAmount(best - revenue, currency))}{' '}
          <button type="button" class="link" onClick={() => void drawBest(offer)}>
            {run.showBest}
          </button>
        </span>
      )}
    </p>
  )
}

/** A search that takes longer than a moment shows that it goes on. */
const SearchNotice = () => (
  <p class="searching stack gap-6 soft" role="status">
    <span class="bar" aria-hidden="true" />
    {words.value.run.searching}
  </p>
)
