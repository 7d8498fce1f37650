import { formatAmount } from '@roundhouse/kernel'
import type { CardScene, LotScene, PlayerScene, Scene } from '@roundhouse/view'
import { Disc } from '../../../app/Discs.tsx'
import { words } from '../../../app/words.ts'
import type { OfferScene } from '../../../worker/protocol/position.ts'
import { isSelected, viewerSeat } from '../../state/derived.ts'
import { askWhyNot } from '../../state/selection/refusal.ts'
import { select } from '../../state/selection/select.ts'
import './cardRow.css'

interface Props {
  readonly card: CardScene
  readonly scene: Scene
  /** Who has it. */
  readonly owner?: PlayerScene | undefined
  /** What can be done with it; where nothing can, it answers why. */
  readonly offer?: OfferScene | undefined
}

/** A card as a row: what it costs and brings, whose it is or who bids for it; once it is chosen, its text. */
export const CardRow = ({ card, scene, owner, offer }: Props) => {
  const chosen = offer !== undefined && isSelected(offer)
  return (
    <button
      type="button"
      class="choice-card card-row"
      data-choice={offer ? '' : undefined}
      aria-pressed={offer && chosen}
      aria-disabled={!offer}
      onClick={() => void (offer ? select(offer) : askWhyNot(card.lot?.probe))}
    >
      <Lines card={card} scene={scene} owner={owner} offer={offer} />
      {chosen && <span class="text-s">{card.text}</span>}
      {!offer && (
        <span class="why" aria-hidden="true">
          ?
        </span>
      )}
    </button>
  )
}

/** A card of an auction for those who look on: what it is good for when it is opened. */
export const LotRow = ({ card, scene }: Pick<Props, 'card' | 'scene'>) => (
  <details class="choice-card card-row">
    <summary>
      <Lines card={card} scene={scene} />
    </summary>
    <span class="text-s">{card.text}</span>
  </details>
)

const Lines = ({ card, scene, owner, offer }: Props) => {
  const { title, facts, lot } = card
  return (
    <>
      <span class="card-line row wrap between">
        <strong>{title}</strong>
        {lot ? <Asks of={lot} /> : offer && <Limits of={offer} scene={scene} />}
      </span>
      <span class="card-line row wrap between">
        <span class="card-facts cluster soft text-s">
          {facts.map(({ label, value }) => (
            <span key={label}>
              {label} <b>{value}</b>
            </span>
          ))}
        </span>
        {lot && <Bids of={lot} scene={scene} />}
        {owner && (
          <span class="row gap-4 at-end text-s">
            <Disc name={owner.name} seat={owner.seat} />
            <span aria-hidden="true">{owner.name}</span>
          </span>
        )}
      </span>
    </>
  )
}

const Asks = ({ of: { asks } }: { of: LotScene }) => (
  <span class="at-end nowrap">
    <span class="soft text-s">{asks.label}</span> <b>{asks.value}</b>
  </span>
)

/** Between which prices it can be had. */
const Limits = ({ of: { blank }, scene }: { of: OfferScene; scene: Scene }) =>
  blank?.kind === 'integer' ? (
    <b class="at-end nowrap">
      {words.value.run.limits(formatAmount(blank.min, scene.currency.players), `${blank.max}`)}
    </b>
  ) : null

/** The highest bid last; whoever looks sees their own at once. */
const Bids = ({ of: { bids }, scene }: { of: LotScene; scene: Scene }) => (
  <span class="card-bids cluster gap-6 at-end text-s">
    {bids.map(({ seat, amount }, place) => (
      <span
        key={seat}
        class="card-bid row gap-4"
        data-mine={seat === viewerSeat.value ? '' : undefined}
        data-highest={place === bids.length - 1 ? '' : undefined}
      >
        <Disc name={scene.players[seat]!.name} seat={seat} /> {formatAmount(amount, scene.currency.players)}
      </span>
    ))}
  </span>
)
