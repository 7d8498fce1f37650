import { formatAmount } from '@roundhouse/kernel'
import type { NetworkOwner, NetworkScene, Scene } from '@roundhouse/view'
import { Icon } from '../../app/Icon.tsx'
import { isNarrow } from '../../app/media.ts'
import { words } from '../../app/words.ts'
import { NetworkRunSample } from '../../board/runs/drawnNetwork.tsx'
import { TokenPicture } from '../../board/tokens/token.tsx'
import { RouteStops } from '../panel/run/RouteStops.tsx'
import { companyLooks } from '../state/derived.ts'
import { closeNetwork, shownNetwork, shownOwner } from '../state/network.ts'
import './networkCard.css'

/** The network that is looked at, in words: what it could earn, train by train, and where it leads. */
export const NetworkCard = ({ scene }: { scene: Scene }) => {
  const owner = shownOwner.value
  const { map, run, between } = words.value
  if (!owner) return null
  const network = shownNetwork.value
  return (
    <section
      class="network-card stack gap-4 card floating text-s"
      aria-label={map.networkOf(owner.name)}
      data-floats
    >
      <header class="row gap-10">
        <OwnerToken owner={owner} size={26} />
        <div class="grow" aria-live="polite">
          {network ? (
            <Summary network={network} scene={scene} />
          ) : (
            <p class="searching soft">
              <span class="bar" aria-hidden="true" />
              {run.searching}
            </p>
          )}
        </div>
        <button
          type="button"
          class="button plain square"
          aria-label={map.closeNetwork}
          title={map.closeNetwork}
          onClick={closeNetwork}
        >
          <Icon name="close" />
        </button>
      </header>
      {network && !isNarrow.value && <Trains network={network} owner={owner} scene={scene} />}
      {network && network.stops.length > 0 && (
        <details>
          <summary class="soft">
            {isNarrow.value && `${map.details}${between}`}
            {map.reaches(network.stops.length)}
          </summary>
          {isNarrow.value && <Trains network={network} owner={owner} scene={scene} />}
          <Places of={network.stops} />
        </details>
      )}
    </section>
  )
}

/** The token of whoever has a network. */
export const OwnerToken = ({ owner: { id, paint }, size }: { owner: NetworkOwner; size: number }) => (
  <TokenPicture look={companyLooks.value.get(id) ?? { id, paint, index: 0 }} size={size} />
)

const Summary = ({ network: { best }, scene }: { network: NetworkScene; scene: Scene }) => {
  if (!best) return <p>{words.value.map.nothingToRun}</p>
  return (
    <p class="cluster baseline gap-4-12">
      <span>{best.label}</span>
      <strong class="text-l">{formatAmount(best.revenue, scene.currency.companies)}</strong>
      <span class="quiet">
        {best.facts.map(({ label, value }) => `${label} ${value}`).join(words.value.between)}
      </span>
    </p>
  )
}

const Trains = ({
  network: { best },
  owner,
  scene,
}: {
  network: NetworkScene
  owner: NetworkOwner
  scene: Scene
}) =>
  best && best.trains.length > 0 ? (
    <ol class="network-runs divided">
      {best.trains.map(({ label, route }, index) => (
        <li key={index} class="row gap-6">
          {label === '' ? (
            <Places of={route?.stops ?? []} />
          ) : (
            <>
              {route && <NetworkRunSample run={index} paint={owner.paint} />}
              <span class="train">{label}</span>
              <div class="grow">{route ? <RouteStops of={route} /> : words.value.run.atHome}</div>
              {route && <strong>{formatAmount(route.revenue, scene.currency.companies)}</strong>}
            </>
          )}
        </li>
      ))}
    </ol>
  ) : null

/** Places with what they are worth, in no order of travel. */
const Places = ({ of }: { of: NetworkScene['stops'] }) => (
  <p>
    {of.map(({ name, value }, index) => (
      <span key={index}>
        {index > 0 && words.value.between}
        {name}
        {'\u00a0'}
        <b>{value}</b>
      </span>
    ))}
  </p>
)
