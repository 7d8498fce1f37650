import type { TrainRouteScene } from '@roundhouse/view'
import { words } from '../../../app/words.ts'

/** The stops of a run with what they are worth, and its bonuses. */
export const RouteStops = ({ of: { stops, bonuses } }: { of: TrainRouteScene }) => (
  <p class="stops text-s">
    <span class="way">
      {stops.map(({ name, value, paid }, index) => (
        <span key={index} class={paid ? undefined : 'quiet'}>
          {index > 0 && <span aria-hidden="true"> › </span>}
          {paid ? (
            <>
              {name}
              {'\u00a0'}
              <b>{value}</b>
            </>
          ) : (
            <s>
              {name}
              <span class="unseen"> ({words.value.run.passed})</span>
            </s>
          )}
        </span>
      ))}
    </span>
    <RouteBonuses of={bonuses} />
  </p>
)

export const RouteBonuses = ({ of }: { of: TrainRouteScene['bonuses'] }) => (
  <>
    {of.map(({ label, value }) => (
      <span key={label} class="bonus lamp nowrap">
        {label} <b>{value}</b>
      </span>
    ))}
  </>
)
