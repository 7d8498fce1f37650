import { formatAmount, isOffered } from '@roundhouse/kernel'
import { type CompanyScene, companiesIn, type Probe, type Scene } from '@roundhouse/view'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { words } from '../../../app/words.ts'
import { TokenPicture } from '../../../board/token.tsx'
import type { OfferScene } from '../../../worker/protocol.ts'
import { byPrice } from '../../ledger/byPrice.ts'
import { CompanyFacts } from '../../ledger/CompanyList.tsx'
import { ShareBar } from '../../ledger/ShareBar.tsx'
import { Trains } from '../../ledger/Trains.tsx'
import type { ActionGroup } from '../../state/actionGroups.ts'
import { countChoices } from '../../state/countChoices.ts'
import { isSelected, looks, preview, shownOptions } from '../../state/derived.ts'
import { isNarrow } from '../../state/media.ts'
import { offersOn } from '../../state/offers.ts'
import { askWhyNot } from '../../state/refusal.ts'
import { openCompany, select } from '../../state/select.ts'
import { selection } from '../../state/state.ts'
import { OfferButton } from './OfferButton.tsx'
import './companyControl.css'

/** Something that is done to a company: a row each, with its buttons. */
export const CompanyControl = ({ group, scene }: { group: ActionGroup; scene: Scene }) => (
  <ul class="company-rows">
    {byPrice(companiesIn(scene)).map((company) => (
      <CompanyRow key={company.id} company={company} group={group} scene={scene} />
    ))}
  </ul>
)

interface RowProps {
  readonly company: CompanyScene
  readonly group?: ActionGroup | undefined
  readonly scene: Scene
  readonly unfolded?: boolean
  /** Opens the card of a company below its row, or closes it. */
  readonly unfold?: (company: string | null) => void
}

export const CompanyRow = ({ company, group, scene, unfolded = false, unfold }: RowProps) => {
  const look = looks.value.get(company.id)
  const here = group ? offersOn(group.offers, { on: 'company', company: company.id }) : []
  const tried = group ? (company.probes ?? []) : []
  // in the order of what could be tried, which is the same at every turn
  const headings = new Set([...tried.map(({ heading }) => heading), ...(group?.headings ?? [])])
  const selected = selection.offer.value && here.find(isSelected)
  const open =
    selected?.heading ??
    (selection.company.value?.company === company.id ? selection.company.value.heading : undefined)
  const isOpen = open !== undefined && (selected !== undefined || selection.offer.value === null)
  const row = useRef<HTMLLIElement>(null)
  const about = useMemo(
    () => (
      <div class="company-face row gap-10">
        {look && <TokenPicture look={look} size={40} />}
        <div class="company-about grow">
          <p>
            {unfold ? (
              <button
                type="button"
                class="unfold"
                aria-expanded={unfolded}
                onClick={() => unfold(unfolded ? null : company.id)}
              >
                {company.id}
              </button>
            ) : (
              <strong>{company.id}</strong>
            )}{' '}
            {company.price === undefined ? (
              <span class="quiet">{company.note}</span>
            ) : (
              formatAmount(company.price, scene.currency.players)
            )}
          </p>
          <ShareBar company={company} players={scene.players} />
        </div>
      </div>
    ),
    [look, company, scene, unfolded, unfold],
  )
  return (
    <li
      class="company-row row wrap"
      data-status={company.status}
      data-open={isOpen ? '' : undefined}
      ref={row}
    >
      {about}
      {group ? (
        <div class="company-buttons cluster gap-6">
          {[...headings].map((heading) => (
            <HeadingButton
              key={heading}
              heading={heading}
              here={here.filter((offer) => offer.heading === heading)}
              tried={tried.find((one) => one.heading === heading)}
              company={company}
            />
          ))}
        </div>
      ) : (
        !unfolded &&
        (company.cash !== undefined || company.trains.length > 0) && (
          <p class="company-has">
            {company.cash !== undefined && formatAmount(company.cash, scene.currency.companies)}
            <Trains of={company.trains} />
          </p>
        )
      )}
      {unfolded && (
        <div class="company-more stack gap-6">
          <p>
            {company.name} {company.price !== undefined && <span class="quiet">{company.note}</span>}
          </p>
          <CompanyFacts company={company} scene={scene} />
        </div>
      )}
      {isOpen && isNarrow.value && <InSight row={row} />}
      {isOpen && (
        <Options
          key={open}
          name={words.value.game.actionOn(open, company.id)}
          offers={here.filter(({ heading }) => heading === open)}
          tried={tried.find(({ heading }) => heading === open)}
          scene={scene}
        />
      )}
    </li>
  )
}

interface HeadingProps {
  readonly heading: string
  readonly here: readonly OfferScene[]
  readonly tried: Probe | undefined
  readonly company: CompanyScene
}

/** What can be done to this company; what is done to companies at this time but not to this one answers why. */
const HeadingButton = ({ heading, here, tried, company: { id, price } }: HeadingProps) => {
  const [first] = here
  const name = words.value.game.actionOn(heading, id)
  if (first)
    return (
      <button
        type="button"
        class="button"
        data-picks
        aria-label={name}
        aria-pressed={here.some(isSelected)}
        onClick={() => {
          // at which price is for the person to say
          if (price === undefined && here.length > 1) return openCompany(id, heading)
          selection.company.value = null
          void select(first)
        }}
      >
        {heading}
      </button>
    )
  if (!tried) return null
  return (
    <button
      type="button"
      class="button refusing"
      aria-disabled="true"
      aria-label={name}
      onClick={() => void askWhyNot(...tried.actions)}
    >
      {heading} <span class="why">?</span>
    </button>
  )
}

/** On a phone the sheet grows with what would come of it: the row that it is about stays above it. */
const InSight = ({ row }: { row: { readonly current: HTMLElement | null } }) => {
  const known = preview.value
  useEffect(() => row.current?.scrollIntoView({ block: 'nearest' }), [known])
  return null
}

interface OptionsProps {
  readonly name: string
  readonly offers: readonly OfferScene[]
  readonly tried: Probe | undefined
  readonly scene: Scene
}

/** The ways of doing it, where there are several: prices, with those that are refused, or from whom. */
const Options = ({ name, offers, tried, scene }: OptionsProps) => {
  const chips = useRef<HTMLFieldSetElement>(null)
  useEffect(() => chips.current?.scrollIntoView({ block: 'nearest' }), [])
  const differing = countChoices(offers.map(({ action }) => action))?.numbers
  const actions = tried?.actions ?? []
  const figures = countChoices(actions)?.numbers
  const figureOf = (offer: OfferScene) => figures?.[actions.findIndex((action) => isOffered([offer], action))]
  const refused = figures ? actions.filter((action) => !isOffered(offers, action)) : []
  const isPar = arePars(figures ?? differing, scene)
  const said = (figure: number | undefined) =>
    isPar && figure !== undefined ? formatAmount(figure, scene.currency.players) : figure?.toString()
  if (offers.length < 2 && refused.length === 0) return null
  return (
    <fieldset class={isPar ? 'company-options pars' : 'company-options'} aria-label={name} ref={chips}>
      {isPar && <span class="quiet">{scene.companies?.market?.par?.cell ?? words.value.game.parPrice}</span>}
      {offers.map((offer, place) => (
        <OfferButton
          key={JSON.stringify(offer.action)}
          offer={offer}
          label={said(figureOf(offer) ?? differing?.[place]) ?? shownOptions.value.previews[place]?.label}
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
