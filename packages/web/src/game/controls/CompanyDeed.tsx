import type { CompanyScene, Scene } from '@roundhouse/kernel'
import { words } from '../../app/words.ts'
import { TokenPicture } from '../../board/token.tsx'
import type { OfferScene } from '../../worker/protocol.ts'
import { byPrice } from '../byPrice.ts'
import type { Deed } from '../deeds.ts'
import { insteads } from '../instead.ts'
import { askWhyNoneOf, chosen, offersOn } from '../model.ts'
import { ShareBar } from '../ShareBar.tsx'
import { isPicked, looks, options, outcomes, pick } from '../screen.ts'
import { whatDiffers } from '../whatDiffers.ts'

/** Something that is done to a company: a row each, with its buttons. */
export const CompanyDeed = ({ deed, scene }: { deed: Deed; scene: Scene }) => (
  <ul class="company-rows">
    {byPrice(scene.companies).map((company) => (
      <CompanyRow key={company.id} company={company} deed={deed} scene={scene} />
    ))}
  </ul>
)

interface RowProps {
  readonly company: CompanyScene
  readonly deed?: Deed | undefined
  readonly scene: Scene
}

export const CompanyRow = ({ company, deed, scene }: RowProps) => {
  const look = looks.value.get(company.id)
  const here = deed ? offersOn(deed.offers, { on: 'company', company: company.id }) : []
  const isOpen = chosen.value !== null && here.some(isPicked)
  return (
    <li class="company-row" data-status={company.status} data-open={isOpen ? '' : undefined}>
      {look && <TokenPicture look={look} size={40} />}
      <div class="company-about">
        <p>
          <strong>{company.id}</strong> {company.price ?? ''}{' '}
          {company.price === undefined && <span class="quiet">{company.note}</span>}
        </p>
        <ShareBar company={company} players={scene.players} />
      </div>
      <div class="company-buttons">
        {deed?.headings.map((heading) => (
          <HeadingButton
            key={heading}
            heading={heading}
            here={here.filter((offer) => offer.heading === heading)}
            all={deed.offers.filter((offer) => offer.heading === heading)}
            company={company}
            scene={scene}
          />
        ))}
      </div>
      {isOpen && <Options />}
    </li>
  )
}

interface HeadingProps {
  readonly heading: string
  readonly here: readonly OfferScene[]
  readonly all: readonly OfferScene[]
  readonly company: CompanyScene
  readonly scene: Scene
}

/** What can be done to this company; what can be done only to others like it answers why. */
const HeadingButton = ({ heading, here, all, company, scene }: HeadingProps) => {
  const [first] = here
  if (first)
    return (
      <button
        type="button"
        class="button"
        aria-pressed={here.some(isPicked)}
        onClick={() => void pick(first)}
      >
        {heading}
      </button>
    )
  const isLike = ({ target }: OfferScene) =>
    target.on === 'company' &&
    scene.companies.find(({ id }) => id === target.company)?.status === company.status
  if (!all.some(isLike)) return null
  return (
    <button
      type="button"
      class="button refusing"
      aria-disabled="true"
      onClick={() => void askWhyNoneOf(insteads(all, company.id))}
    >
      {heading} <span class="why">?</span>
    </button>
  )
}

/** The ways of doing it, where there are several: par prices, or from whom. */
const Options = () => {
  if (options.value.length < 2) return null
  const differing = whatDiffers(options.value.map(({ action }) => action))
  return (
    <fieldset class="company-options" aria-label={words.value.game.amount}>
      {options.value.map((offer, place) => (
        <button
          type="button"
          key={JSON.stringify(offer.action)}
          class="button chip-button"
          data-choice
          aria-pressed={isPicked(offer)}
          onClick={() => void pick(offer)}
        >
          {differing?.[place] ?? outcomes.value[place]?.label ?? words.value.loading}
        </button>
      ))}
    </fieldset>
  )
}
