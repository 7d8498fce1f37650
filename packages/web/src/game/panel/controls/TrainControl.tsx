import { formatAmount } from '@roundhouse/kernel'
import { type Chip, type CompanyScene, companiesIn, type Scene } from '@roundhouse/view'
import { words } from '../../../app/words.ts'
import { TokenPicture } from '../../../board/tokens/token.tsx'
import type { OfferScene } from '../../../worker/protocol/position.ts'
import { companyLooks, isSelected, viewerSeat } from '../../state/derived.ts'
import type { ActionGroup } from '../../state/selection/actionGroups.ts'
import { askWhyNot } from '../../state/selection/refusal.ts'
import { select } from '../../state/selection/select.ts'
import { ListControl } from './ListControl.tsx'
import './trainControl.css'

type SupplyItem = Scene['supplies'][number]['items'][number]

interface OwnedTrainOffer {
  readonly offer: OfferScene
  readonly train: Chip
  readonly owner: CompanyScene
}

/** Trains of a company that nobody can tell apart. */
interface TrainGroup extends OwnedTrainOffer {
  readonly offers: readonly OfferScene[]
}

function groupEqualTrains(owned: readonly OwnedTrainOffer[]): readonly TrainGroup[] {
  const kinds = new Map<string, TrainGroup>()
  for (const one of owned) {
    const { offer, train, owner } = one
    const key = JSON.stringify([owner.id, train.label, train.hint, train.state, offer.blank])
    const first = kinds.get(key)
    kinds.set(key, { ...(first ?? one), offers: [...(first?.offers ?? []), offer] })
  }
  return [...kinds.values()]
}

/** What it costs, where there is but one price. */
const priceOf = ({ offer }: OwnedTrainOffer): number | undefined => {
  const { price } = offer.action as { price?: unknown }
  return typeof price === 'number' ? price : undefined
}

const isForSale = (one: OwnedTrainOffer): boolean =>
  one.offer.blank !== undefined || priceOf(one) !== undefined

/** Trains that can be bought or given up: what is for sale, and below it what companies have. */
export const TrainControl = ({ group, scene }: { group: ActionGroup; scene: Scene }) => {
  const { run } = words.value
  const offerOfTrain = (id: string | undefined) =>
    group.offers.find(({ target }) => target.on === 'train' && target.train === id)
  const supplies = scene.supplies
    .filter(({ items }) =>
      items.some(({ id, probe }) => offerOfTrain(id) !== undefined || probe !== undefined),
    )
    .map(({ title, items }) => ({
      title,
      items: items.filter(({ id, probe }) => offerOfTrain(id) !== undefined || probe !== undefined),
    }))
  const owned = companiesIn(scene).flatMap((owner) =>
    owner.trains.flatMap((train): OwnedTrainOffer[] => {
      const offer = offerOfTrain(train.id)
      return offer ? [{ offer, train, owner }] : []
    }),
  )
  const shown =
    supplies.flatMap(({ items }) => items.filter(({ id }) => offerOfTrain(id))).length + owned.length
  if (shown < group.offers.length) return <ListControl offers={group.offers} />
  return (
    <div class="train-control stack gap-10">
      {supplies.map(({ title, items }) => (
        <fieldset key={title} class="train-cards stack">
          <legend class="quiet">{title}</legend>
          {items.map((item) => (
            <TrainOffer key={item.id} item={item} offer={offerOfTrain(item.id)} />
          ))}
        </fieldset>
      ))}
      {group.headings.map((heading) => {
        const these = owned.filter(({ offer }) => offer.heading === heading)
        return these.length === 0 ? null : (
          <fieldset key={heading} class="owned-trains stack gap-6">
            <legend class="quiet">
              {these.some(isForSale)
                ? run.fromOthers
                : supplies.length > 0
                  ? heading
                  : (scene.companies?.called?.trains ?? run.own)}
            </legend>
            {groupEqualTrains(these).map((equal) => (
              <OwnedTrain key={equal.train.id} of={equal} scene={scene} />
            ))}
          </fieldset>
        )
      })}
    </div>
  )
}

/** A train of the bank; one that cannot be bought answers why. */
const TrainOffer = ({ item, offer }: { item: SupplyItem; offer: OfferScene | undefined }) => (
  <button
    type="button"
    class="choice-card train-card"
    data-choice={offer ? '' : undefined}
    aria-pressed={offer && isSelected(offer)}
    aria-disabled={!offer}
    onClick={() => void (offer ? select(offer) : askWhyNot(item.probe))}
  >
    <span class="train">{item.label}</span>
    <strong>{item.value}</strong>
    <span class="soft text-s">{item.hint}</span>
    {!offer && (
      <span class="why" aria-hidden="true">
        ?
      </span>
    )}
  </button>
)

/** A train of a company, with its president and the prices between which it can be had. */
const OwnedTrain = ({ of, scene }: { of: TrainGroup; scene: Scene }) => {
  const { offer, offers, train, owner } = of
  const { run, between } = words.value
  const look = companyLooks.value.get(owner.id)
  const { blank } = offer
  const fixed = priceOf(of)
  const price = (amount: number) => formatAmount(amount, scene.currency.companies)
  const president = owner.president === null ? undefined : scene.players[owner.president]
  const who = president && (president.seat === viewerSeat.value ? run.yours : run.asks(president.name))
  return (
    <button
      type="button"
      class="choice-card owned-train tall"
      data-choice
      aria-pressed={offers.some(isSelected)}
      onClick={() => void select(offer)}
    >
      {look && <TokenPicture look={look} size={28} />}
      <span class="train">{train.label}</span>
      <span class="owner">
        <span>
          {owner.id} {offers.length > 1 && <b>×{offers.length}</b>}
        </span>
        <span class="soft text-s">{[train.hint, isForSale(of) && who].filter(Boolean).join(between)}</span>
      </span>
      {blank?.kind === 'integer' && (
        <strong class="nowrap">{run.limits(price(blank.min), `${blank.max}`)}</strong>
      )}
      {fixed !== undefined && <strong class="nowrap">{price(fixed)}</strong>}
    </button>
  )
}
