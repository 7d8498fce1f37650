import type { RouteScene } from '@roundhouse/kernel'
import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../../app/Icon.tsx'
import { words } from '../../app/words.ts'
import { RunSample } from '../../board/routes.tsx'
import type { Deed } from '../deeds.ts'
import { choose, preview, routesOf } from '../model.ts'
import { isPicked } from '../screen.ts'
import { useStanding } from '../useStanding.ts'

/** The runs of a company: what is proposed, drawn and itemised; a train can be left out. */
export const RunDeed = ({ deed, currency }: { deed: Deed; currency: string }) => {
  const { game } = words.value
  const offer = deed.offers[0]!
  const proposed = offer.blank?.kind === 'open' ? offer.blank.proposed : []
  const [at, setAt] = useState(0)
  const [out, setOut] = useState<readonly number[]>([])
  const [routes, setRoutes] = useState<readonly RouteScene[]>([])
  const whole = proposed[at]
  const runs: readonly unknown[] = Array.isArray(whole) ? whole : []
  useStanding(() => {
    setAt(0)
    setOut([])
    void choose(offer)
  })
  useEffect(() => {
    let stale = false
    void routesOf(whole).then((found) => {
      if (!stale) setRoutes(found)
    })
    return () => {
      stale = true
    }
  }, [whole])
  const run = (proposal: number, without: readonly number[]) => {
    setAt(proposal)
    setOut(without)
    const all = proposed[proposal]
    void choose(offer, Array.isArray(all) ? all.filter((_, place) => !without.includes(place)) : all)
  }
  if (!isPicked(offer)) return null
  return (
    <div class="run-deed">
      {proposed.length > 1 && (
        <fieldset class="place-chips" aria-label={game.proposals}>
          {proposed.map((_, place) => (
            <button
              type="button"
              key={place}
              class="button chip-button"
              data-choice
              aria-pressed={place === at}
              onClick={() => run(place, [])}
            >
              {game.proposal(place + 1)}
            </button>
          ))}
        </fieldset>
      )}
      {runs.length === 0 && <p class="quiet">{game.noRun}</p>}
      <ol class="runs">
        {routes.map((route, place) => {
          const isOut = out.includes(place)
          const name = isOut ? game.takeIn(route.train) : game.leaveOut(route.train)
          return (
            <li key={place} data-out={isOut ? '' : undefined}>
              <p class="run-line">
                <RunSample run={isOut ? -1 : place - out.filter((one) => one < place).length} />
                <span class="train">{route.train}</span>
                <button
                  type="button"
                  class="button plain square"
                  aria-label={name}
                  title={name}
                  onClick={() => run(at, isOut ? out.filter((one) => one !== place) : [...out, place].sort())}
                >
                  <Icon name={isOut ? 'plus' : 'close'} />
                </button>
                <strong>{isOut ? game.leftOut : `${currency}${route.revenue}`}</strong>
              </p>
              {!isOut && <Stops of={route} />}
            </li>
          )
        })}
      </ol>
      {preview.value && runs.length > 1 && (
        <p class="run-total">
          {currency}
          {(preview.value.routes ?? []).reduce((sum, { revenue }) => sum + revenue, 0)}
        </p>
      )}
    </div>
  )
}

const Stops = ({ of: { stops, bonuses } }: { of: RouteScene }) => (
  <p class="stops">
    {stops.map(({ name, value, paid }, place) => (
      <span key={place} class={paid ? undefined : 'passed'}>
        {place > 0 && <span aria-hidden="true"> › </span>}
        {paid ? (
          <>
            {name} <b>{value}</b>
          </>
        ) : (
          <s>
            {name}
            <span class="unseen"> ({words.value.game.passedBy})</span>
          </s>
        )}
      </span>
    ))}
    {bonuses.map(({ label, value }) => (
      <span key={label} class="bonus">
        {label} <b>{value}</b>
      </span>
    ))}
  </p>
)
