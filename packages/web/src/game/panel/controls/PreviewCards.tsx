import type { CellPlace, Preview, Scene } from '@roundhouse/view'
import { words } from '../../../app/words.ts'
import { ChangeList } from '../PreviewChanges.tsx'
import { priceMove } from '../run/priceMove.ts'
import './previewCards.css'

export interface PreviewCard {
  readonly key: string
  readonly heading: string
  readonly preview: Preview | undefined
  readonly selected: boolean
  /** It cannot be chosen, and says why. */
  readonly closed?: boolean
  select(): void
}

interface Props {
  readonly name: string
  readonly cards: readonly PreviewCard[]
  readonly scene: Scene
}

/** A few choices side by side, each with what it brings and where prices go: the cards of a dividend. */
export const PreviewCards = ({ name, cards, scene }: Props) => {
  const priced = cards.flatMap(({ preview }) => preview?.prices ?? []).map(({ company }) => company)
  const companies = [...new Set(priced)]
  return (
    <fieldset class="preview-cards stack" aria-label={name}>
      {cards.map(({ key, heading, preview, selected, closed = false, select }, index) => (
        <button
          type="button"
          key={key}
          class="choice-card preview-card"
          data-choice={closed ? undefined : ''}
          aria-pressed={closed ? undefined : selected}
          aria-disabled={closed}
          title={preview?.label}
          onClick={select}
        >
          <span class="choice-name row from-top strong">
            <span class="dot ring rigid" aria-hidden="true" />
            {preview?.short ?? preview?.label ?? heading}
            {!closed && (
              <span class="key at-end rigid" aria-hidden="true">
                {index + 1}
              </span>
            )}
          </span>
          {closed && (
            <span class="why" aria-hidden="true">
              ?
            </span>
          )}
          {preview && <Gains of={preview} />}
          {preview &&
            companies.map((company) => (
              <PriceLine
                key={company}
                scene={scene}
                company={company}
                to={preview.prices?.find((price) => price.company === company)?.to}
              />
            ))}
        </button>
      ))}
    </fieldset>
  )
}

const Gains = ({ of: { gains, changes } }: { of: Preview }) =>
  gains ? (
    <dl class="preview-gains fact-lines text-s">
      {gains.map(({ label, value }) => (
        <div key={label}>
          <dt class="soft">{label}</dt>
          <dd class="at-end strong">{value}</dd>
        </div>
      ))}
    </dl>
  ) : (
    <ChangeList of={changes.slice(0, 1)} />
  )

const PriceLine = ({
  scene,
  company,
  to: place,
}: {
  scene: Scene
  company: string
  to: CellPlace | undefined
}) => {
  const { from, to, steps } = priceMove(scene.companies?.market, company, place)
  return (
    <span class="price-move cluster between">
      <span>
        {/* it comes onto the chart */}
        {from === undefined && company}
        {to === undefined ? (
          <>
            {from} <span class="unseen">{words.value.run.unchanged}</span>
          </>
        ) : (
          <>
            {from}
            <span class="to">→</span>
            <b>{to}</b>
          </>
        )}
      </span>
      {steps !== 0 && (
        <span class={steps > 0 ? 'price-rise' : 'alarming'} aria-hidden="true">
          {(steps > 0 ? '▲' : '▼').repeat(Math.min(3, Math.abs(steps)))}
        </span>
      )}
      {steps === 0 && from !== undefined && (
        <span class="price-same" aria-hidden="true">
          –
        </span>
      )}
    </span>
  )
}
