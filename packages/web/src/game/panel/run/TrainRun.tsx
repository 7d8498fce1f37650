import { type Currency, formatAmount } from '@roundhouse/kernel'
import type { DrawnTrain, NextStop, TrainRouteScene } from '@roundhouse/view'
import { Fragment } from 'preact'
import { Icon } from '../../../app/Icon.tsx'
import { hasKeyboard, isNarrow } from '../../../app/media.ts'
import { keyFor } from '../../../app/settings/shortcuts.ts'
import { SHORTCUTS } from '../../../app/settings/shortcutTable.ts'
import { words } from '../../../app/words.ts'
import { RunSample } from '../../../board/runs/routes.tsx'
import type { OfferScene } from '../../../worker/protocol/position.ts'
import { drawBest, drawStroke, editTrain } from '../../state/selection/drawRun.ts'
import { selection } from '../../state/state.ts'
import { RouteBonuses, RouteStops } from './RouteStops.tsx'

interface Props {
  readonly offer: OfferScene
  readonly train: DrawnTrain
  readonly place: number
  readonly currency: Currency | undefined
}

/** One train with its run: a line with its stops, or what draws it by hand. */
export const TrainRun = ({ offer, train, place, currency }: Props) => {
  const { run } = words.value
  const isEdited = selection.train.value === train.id
  return (
    <li class={isEdited ? 'in-edit' : 'at-rest'}>
      <p class="run-line row gap-10">
        <RunSample run={place} />
        <span class="train">{train.label}</span>
        <button
          type="button"
          class="button plain semibold"
          aria-pressed={isEdited}
          aria-label={isEdited ? undefined : run.editTrain(train.label)}
          onClick={({ currentTarget }) => {
            // whoever is done means the main button by Enter
            if (isEdited) currentTarget.blur()
            void editTrain(offer, isEdited ? null : train.id)
          }}
        >
          <Icon name={isEdited ? 'check' : 'pencil'} />
          <span>{isEdited ? run.done : run.edit}</span>
        </button>
        <strong class="at-end text-l">
          {train.route ? formatAmount(train.route.revenue, currency) : run.atHome}
        </strong>
      </p>
      {isEdited ? (
        <HandDrawing offer={offer} train={train} />
      ) : (
        train.route && <RouteStops of={train.route} />
      )}
    </li>
  )
}

/** A run that is being drawn: its stops to count, to pass or to take off, and where it can go on. */
const HandDrawing = ({ offer, train }: Pick<Props, 'offer' | 'train'>) => {
  const { run } = words.value
  const { id, route } = train
  const next = selection.drawing.value?.next ?? []
  return (
    <div class="in-hand stack gap-6">
      {route && <StopChips offer={offer} train={train} route={route} />}
      <p class="quiet">{!route ? run.start : next.length > 0 ? run.next : run.noNext}</p>
      {next.length > 0 && (
        <fieldset class="next-stops row wrap" aria-label={route ? run.next : run.start}>
          {next.map((stop) => (
            <NextButton
              key={`${stop.hex} ${stop.stop}`}
              stop={stop}
              route={route}
              press={() =>
                void drawStroke(offer, { train: id, stroke: 'point', hex: stop.hex, stop: stop.stop })
              }
            />
          ))}
        </fieldset>
      )}
      <p class="hand-buttons row wrap">
        {route && (
          <button
            type="button"
            class="button text-s"
            onClick={() => void drawStroke(offer, { train: id, stroke: 'clear' })}
          >
            {run.clear}
          </button>
        )}
        <button type="button" class="button text-s" onClick={() => void drawBest(offer)}>
          {run.bestAgain}
          {hasKeyboard.value && !isNarrow.value && (
            <span class="key" aria-hidden="true">
              {keyFor(SHORTCUTS.best).toUpperCase()}
            </span>
          )}
        </button>
      </p>
    </div>
  )
}

const NextButton = ({
  stop: { name, value, from },
  route,
  press,
}: {
  stop: NextStop
  route: TrainRouteScene | null
  press(): void
}) => (
  <button type="button" class="button chip-button" onClick={press}>
    <span aria-hidden="true">{from === 'start' ? '‹' : '›'}</span>
    {name} <b>{value}</b>
    {from === 'start' && <span class="unseen"> {words.value.run.before(route?.stops[0]?.name ?? '')}</span>}
  </button>
)

const StopChips = ({
  offer,
  train: { id, skips, ways },
  route: { stops, bonuses },
}: {
  offer: OfferScene
  train: DrawnTrain
  route: TrainRouteScene
}) => {
  const { run } = words.value
  const last = stops.length - 1
  const cut = (end: 'start' | 'end') => (
    <button
      type="button"
      class="button plain square"
      aria-label={run.cut(stops[end === 'start' ? 0 : last]!.name)}
      title={run.cut(stops[end === 'start' ? 0 : last]!.name)}
      onClick={() => void drawStroke(offer, { train: id, stroke: 'cut', end })}
    >
      <Icon name="close" />
    </button>
  )
  return (
    <p class="stop-chips row wrap text-s">
      {last > 0 && cut('start')}
      {stops.map(({ hex, stop, name, value, paid }, index) => (
        <Fragment key={`${hex} ${stop}`}>
          {index > 0 && (ways[index - 1] ?? 1) < 2 && <span aria-hidden="true">›</span>}
          {index > 0 && (ways[index - 1] ?? 1) > 1 && (
            <button
              type="button"
              class="button plain square"
              aria-label={run.otherWay(stops[index - 1]!.name, name, ways[index - 1]!)}
              title={run.otherWay(stops[index - 1]!.name, name, ways[index - 1]!)}
              onClick={() => void drawStroke(offer, { train: id, stroke: 'turn', link: index - 1 })}
            >
              <Icon name="turn" />
            </button>
          )}
          {skips && last > 0 ? (
            <button
              type="button"
              class={paid ? 'button chip-button' : 'button chip-button quiet'}
              aria-pressed={paid}
              onClick={() => void drawStroke(offer, { train: id, stroke: 'point', hex, stop })}
            >
              {paid ? name : <s>{name}</s>} <b>{paid ? value : 0}</b>
              <span class="unseen"> {run.counts}</span>
            </button>
          ) : (
            <span class="stop-chip">
              {name} <b>{last > 0 && !paid ? 0 : value}</b>
            </span>
          )}
        </Fragment>
      ))}
      {cut('end')}
      <RouteBonuses of={bonuses} />
    </p>
  )
}
