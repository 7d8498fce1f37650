import type { Scene } from '@roundhouse/kernel'
import type { OfferScene } from '../../worker/protocol.ts'
import type { Deed } from '../deeds.ts'
import { isPicked, pick } from '../screen.ts'
import { ListDeed } from './ListDeed.tsx'

interface Shown {
  readonly offer: OfferScene
  readonly label: string
  readonly hint: string | undefined
  readonly value: string
}

/** Trains that can be bought or given up: what is for sale, or what a company has. */
export const TrainDeed = ({ deed, scene }: { deed: Deed; scene: Scene }) => {
  const sold = new Map(scene.supplies.flatMap(({ items }) => items.map((item) => [item.id, item] as const)))
  const owned = new Map(
    scene.companies.flatMap(({ id, trains }) =>
      trains.map((train) => [train.id, { ...train, of: id }] as const),
    ),
  )
  const shown = deed.offers.flatMap((offer): Shown[] => {
    if (offer.target.on !== 'train') return []
    const { train } = offer.target
    const item = sold.get(train)
    if (item) return [{ offer, label: item.label, hint: item.hint, value: item.value }]
    const chip = owned.get(train)
    return chip ? [{ offer, label: chip.label, hint: chip.hint, value: chip.of }] : []
  })
  if (shown.length < deed.offers.length) return <ListDeed offers={deed.offers} />
  return (
    <div class="train-deed">
      {shown.map(({ offer, label, hint, value }) => (
        <button
          type="button"
          key={JSON.stringify(offer.action)}
          class="choice-card train-card"
          data-choice
          aria-pressed={isPicked(offer)}
          onClick={() => void pick(offer)}
        >
          <span class="train">{label}</span>
          <span class="quiet">{hint}</span>
          <strong>{value}</strong>
        </button>
      ))}
    </div>
  )
}
