import { computed } from '@preact/signals'
import { type CellPlace, companiesIn, type MarketScene, type Preview, type Scene } from '@roundhouse/view'
import { Icon } from '../../app/Icon.tsx'
import { isHighest, isUpright } from '../../app/media.ts'
import { words } from '../../app/words.ts'
import { MarketChart, type PricePreview } from '../../board/market/market.tsx'
import { isGrid, isSameCell, placeOfCompany, priceOfCell } from '../../board/market/marketPlaces.ts'
import type { OfferScene, Position } from '../../worker/protocol/position.ts'
import { companyLooks, isSelected, preview, shownOptions, shownPosition } from '../state/derived.ts'
import { select } from '../state/selection/select.ts'
import { openParts } from '../state/state.ts'
import './marketStrip.css'

/** Nothing stays the same nothing: the chart is not gone through again for it. */
const or = <T,>(nothing: readonly T[], all: readonly T[]): readonly T[] => (all.length > 0 ? all : nothing)

type Price = NonNullable<Preview['prices']>[number]
const NO_PRICES: readonly Price[] = []
const NO_PREVIEWS: readonly PricePreview[] = []
const NO_PARS: readonly { readonly offer: OfferScene; readonly cell: CellPlace }[] = []

/** Where prices would go by the selection. */
const prices = computed(() => preview.value?.prices ?? NO_PRICES)

/** The same, and where they would go by what could be done instead or after it. */
const previews = computed(() => {
  const others = [
    ...shownOptions.value.previews,
    ...(preview.value?.next ?? []).map(({ preview }) => preview),
  ]
    .flatMap((known) => known.prices ?? [])
    .filter(
      (price) =>
        !prices.value.some(({ company, to }) => company === price.company && isSameCell(to, price.to)),
    )
  return or(NO_PREVIEWS, [
    ...prices.value.map((price) => ({ ...price, chosen: true })),
    ...others.map((price) => ({ ...price, chosen: false })),
  ])
})

/** The cells at which a company could start. */
const pars = computed(() => {
  const rows = shownPosition.value?.scene.companies?.market?.rows ?? []
  return or(
    NO_PARS,
    shownOptions.value.offers.flatMap((offer, index) => {
      const price = shownOptions.value.previews[index]?.prices?.find(
        ({ company }) => !placeOfCompany(rows, company),
      )
      return price ? [{ offer, cell: price.to }] : []
    }),
  )
})

/** While shares are dealt in, what they cost matters more than the board. */
const deservesRoom = (scene: Scene): boolean =>
  isHighest.value || companiesIn(scene).some(({ probes = [] }) => probes.length > 0)

/** The price chart, with where prices would go. */
export const MarketStrip = ({
  position: { scene },
  market,
  room = 0,
  isUnderBoard = false,
}: {
  position: Position
  market: MarketScene
  /** How much higher than usual it may be. */
  room?: number
  /** The board has what height it leaves. */
  isUnderBoard?: boolean
}) => {
  const { game, screen } = words.value
  const cells = market.rows.flat()
  const has = (kind: (typeof cells)[number]['kind']) => cells.some((cell) => cell.kind === kind)
  const priceNow = (company: string) =>
    `${priceOfCell(market.rows, placeOfCompany(market.rows, company)) ?? ''}`
  const nameOf = (id: string) => companiesIn(scene).find((company) => company.id === id)?.name ?? id
  const isFoldable = isUnderBoard && isGrid(market)
  const isWhole = !isFoldable || (!isUpright.value && (openParts.chart.value ?? deservesRoom(scene)))
  return (
    <div class="market-strip rigid" data-folded={isWhole ? undefined : ''}>
      <p class="market-head row wrap">
        <strong>{market.title}</strong>
        {has('par') && (
          <span class="legend caption row gap-6 par">{market.par?.legend ?? game.marketPar}</span>
        )}
        {has('closes') && <span class="legend caption row gap-6 closes">{game.marketCloses}</span>}
        {has('ends') && <span class="legend caption row gap-6 ends">{game.marketEnds}</span>}
        {Object.entries(market.tints ?? {}).map(([tint, meaning]) => (
          <span key={tint} class={`legend caption row gap-6 tint ${tint}`}>
            {meaning}
          </span>
        ))}
        <span class="market-after row gap-12 at-end">
          {prices.value.map(({ company, to }) => (
            <span key={company}>
              {screen.priceAfter(company, priceNow(company))}
              <b>{priceOfCell(market.rows, to)}</b>
            </span>
          ))}
        </span>
        {isFoldable && !isUpright.value && (
          <button
            type="button"
            class="button square plain"
            aria-expanded={isWhole}
            aria-label={isWhole ? game.reduce : game.enlarge}
            title={isWhole ? game.reduce : game.enlarge}
            onClick={() => {
              openParts.chart.value = !isWhole
            }}
          >
            <Icon name={isWhole ? 'less' : 'more'} />
          </button>
        )}
      </p>
      <MarketChart
        market={market}
        looks={companyLooks.value}
        room={room}
        previews={previews.value}
        nameOf={nameOf}
        kindOf={(kind) =>
          kind === 'normal' ? '' : (kind === 'par' && market.par?.cell) || screen.marketCells[kind]
        }
        {...(pars.value.length > 0 && {
          legal: pars.value.filter(({ offer }) => !isSelected(offer)).map(({ cell }) => cell),
          onCell: (cell: CellPlace) => {
            const par = pars.value.find((one) => isSameCell(one.cell, cell))
            if (par) void select(par.offer)
          },
        })}
      />
    </div>
  )
}
