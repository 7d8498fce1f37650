import { computed } from '@preact/signals'
import { formatAmount } from '@roundhouse/kernel'
import type { CompanyScene, Probe, Scene } from '@roundhouse/view'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { isNarrow } from '../../../app/media.ts'
import { words } from '../../../app/words.ts'
import { TokenPicture } from '../../../board/tokens/token.tsx'
import type { OfferScene } from '../../../worker/protocol/position.ts'
import { CompanyFacts } from '../../ledger/companies/CompanyList.tsx'
import { ShareBar } from '../../ledger/companies/ShareBar.tsx'
import { Trains } from '../../ledger/companies/Trains.tsx'
import { companyLooks, isSelected, preview } from '../../state/derived.ts'
import type { ActionGroup } from '../../state/selection/actionGroups.ts'
import { offersOn } from '../../state/selection/offers.ts'
import { openCompany } from '../../state/selection/openGroup.ts'
import { askWhyNot } from '../../state/selection/refusal.ts'
import { select } from '../../state/selection/select.ts'
import { selection } from '../../state/state.ts'
import { CompanyOptions } from './CompanyOptions.tsx'
import './companyRow.css'

interface RowProps {
  readonly company: CompanyScene
  readonly group?: ActionGroup | undefined
  readonly scene: Scene
  readonly unfolded?: boolean
  /** Opens the card of a company below its row, or closes it. */
  readonly unfold?: (company: string | null) => void
}

/** A company with what can be done to it, or with what it has. */
export const CompanyRow = ({ company, group, scene, unfolded = false, unfold }: RowProps) => {
  const look = companyLooks.value.get(company.id)
  const here = useMemo(
    () => (group ? offersOn(group.offers, { on: 'company', company: company.id }) : []),
    [group, company.id],
  )
  const probes = group ? (company.probes ?? []) : []
  // in the order of what could be asked about, which is the same at every turn
  const headings = new Set([...probes.map(({ heading }) => heading), ...(group?.headings ?? [])])
  // computed: else every press would have every row drawn again
  const { value: open } = useMemo(() => computed(() => openHeading(company.id, here)), [company.id, here])
  const isOpen = open !== undefined
  const row = useRef<HTMLLIElement>(null)
  const about = useMemo(
    () => (
      <div class="company-face holder row gap-10">
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
        <div class="company-buttons cluster gap-6 at-end to-end if-any">
          {[...headings].map((heading) => (
            <HeadingButton
              key={heading}
              heading={heading}
              here={here.filter((offer) => offer.heading === heading)}
              probe={probes.find((one) => one.heading === heading)}
              company={company}
            />
          ))}
        </div>
      ) : (
        !unfolded &&
        (company.cash !== undefined || company.trains.length > 0) && (
          <p class="company-has gap-2 semibold">
            {company.cash !== undefined && formatAmount(company.cash, scene.currency.companies)}
            <Trains of={company.trains} />
          </p>
        )
      )}
      {unfolded && (
        <div class="company-more stack gap-6 own-line">
          <p>
            {company.name} {company.price !== undefined && <span class="quiet">{company.note}</span>}
          </p>
          <CompanyFacts company={company} scene={scene} />
        </div>
      )}
      {isOpen && isNarrow.value && <KeepRowInView row={row} />}
      {isOpen && (
        <CompanyOptions
          key={open}
          company={company.id}
          name={words.value.game.actionOn(open, company.id)}
          offers={here.filter(({ heading }) => heading === open)}
          probe={probes.find(({ heading }) => heading === open)}
          scene={scene}
        />
      )}
    </li>
  )
}

/** What is being done to a company. */
const openHeading = (company: string, here: readonly OfferScene[]): string | undefined => {
  const opened = selection.company.value
  if (selection.offer.value !== null) return here.find(isSelected)?.heading
  return opened?.company === company ? opened.heading : undefined
}

interface HeadingProps {
  readonly heading: string
  readonly here: readonly OfferScene[]
  readonly probe: Probe | undefined
  readonly company: CompanyScene
}

/** What can be done to this company; what is done to companies at this time but not to this one answers why. */
const HeadingButton = ({ heading, here, probe, company: { id, price } }: HeadingProps) => {
  const [first] = here
  const name = words.value.game.actionOn(heading, id)
  const pressed = useMemo(() => computed(() => here.some(isSelected)), [here])
  if (first)
    return (
      <button
        type="button"
        class="button"
        data-picks
        aria-label={name}
        aria-pressed={pressed.value}
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
  if (!probe) return null
  return (
    <button
      type="button"
      class="button refusing"
      aria-disabled="true"
      aria-label={name}
      onClick={() => void askWhyNot(...probe.actions)}
    >
      {heading} <span class="why">?</span>
    </button>
  )
}

/** On a phone the sheet grows with what would come of it: the row that it is about stays above it. */
const KeepRowInView = ({ row }: { row: { readonly current: HTMLElement | null } }) => {
  const known = preview.value
  useEffect(() => row.current?.scrollIntoView({ block: 'nearest' }), [known])
  return null
}
