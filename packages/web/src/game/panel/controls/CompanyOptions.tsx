import { formatAmount, isOffered } from '@roundhouse/kernel'
import type { Probe, Scene } from '@roundhouse/view'
import { useEffect, useRef } from 'preact/hooks'
import { isNarrow } from '../../../app/media.ts'
import { words } from '../../../app/words.ts'
import type { OfferScene } from '../../../worker/protocol/position.ts'
import { shownOptions } from '../../state/derived.ts'
import { countChoices } from '../../state/selection/countChoices.ts'
import { actionKey } from '../../state/selection/offers.ts'
import { askWhyNot } from '../../state/selection/refusal.ts'
import { OfferButton } from './OfferButton.tsx'
import { scrollClearOfPreview } from './scrollClearOfPreview.ts'
import './companyOptions.css'

interface OptionsProps {
  readonly company: string
  readonly name: string
  readonly offers: readonly OfferScene[]
  readonly probe: Probe | undefined
  readonly scene: Scene
}

/** The ways of doing it, where there are several: prices, with those that are refused, or from whom. */
export const CompanyOptions = ({ company, name, offers, probe, scene }: OptionsProps) => {
  const chips = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (isNarrow.value) chips.current?.scrollIntoView({ block: 'nearest' })
    else if (chips.current) return scrollClearOfPreview(chips.current)
  }, [])
  const differing = countChoices(offers.map(({ action }) => action))?.numbers
  const actions = probe?.actions ?? []
  const figures = countChoices(actions)?.numbers
  const figureOf = (offer: OfferScene) => figures?.[actions.findIndex((action) => isOffered([offer], action))]
  const refused = figures ? actions.filter((action) => !isOffered(offers, action)) : []
  const isPar = arePars(figures ?? differing, scene)
  const said = (figure: number | undefined) =>
    isPar && figure !== undefined ? formatAmount(figure, scene.currency.players) : figure?.toString()
  if (offers.length < 2 && refused.length === 0) return null
  return (
    <fieldset
      class={
        isPar ? 'company-options row wrap own-line gap-6 pars' : 'company-options row wrap own-line gap-6'
      }
      aria-label={name}
      ref={chips}
    >
      {isPar && (
        <span class="quiet">
          {scene.companies?.market?.par?.cell ?? words.value.game.parPrice} <b>{company}</b>
        </span>
      )}
      {offers.map((offer, index) => (
        <OfferButton
          key={actionKey(offer)}
          offer={offer}
          label={said(figureOf(offer) ?? differing?.[index]) ?? shownOptions.value.previews[index]?.label}
          look="chip-button"
        />
      ))}
      {refused.map((action) => (
        <button
          type="button"
          key={JSON.stringify(action)}
          class="button chip-button refusing"
          aria-disabled="true"
          onClick={() => void askWhyNot(action)}
        >
          {said(figures?.[actions.indexOf(action)])} <span class="why">?</span>
        </button>
      ))}
    </fieldset>
  )
}

/** Whether they are prices at which a company can start, by the price chart. */
function arePars(figures: readonly number[] | undefined, { companies }: Scene): boolean {
  const pars = (companies?.market?.rows.flat() ?? [])
    .filter(({ kind }) => kind === 'par')
    .map(({ price }) => price)
  return figures?.every((figure) => pars.includes(figure)) ?? false
}
