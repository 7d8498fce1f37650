import type { Scene } from '@roundhouse/kernel'
import { words } from '../app/words.ts'
import { MarketChart, type PricePreview } from '../board/market.tsx'
import type { Position } from '../worker/protocol.ts'
import { choose, preview } from './model.ts'
import { isPicked, looks, options, outcomes } from './screen.ts'

/** The price chart, with where prices would go. */
export const MarketStrip = ({
  position,
  market,
}: {
  position: Position
  market: NonNullable<Scene['market']>
}) => {
  const { game, screen } = words.value
  const cells = market.rows.flat()
  const has = (kind: (typeof cells)[number]['kind']) => cells.some((cell) => cell.kind === kind)
  const prices = preview.value?.prices ?? []
  const previews: PricePreview[] = [
    ...prices.map((price) => ({ ...price, chosen: true })),
    ...[...outcomes.value, ...(preview.value?.next ?? []).map(({ choice }) => choice)]
      .flatMap((choice) => choice.prices ?? [])
      .filter((price) => !prices.some(({ company, to }) => company === price.company && to === price.to))
      .map((price) => ({ ...price, chosen: false })),
  ]
  const placed = new Set(cells.flatMap(({ companies }) => companies))
  const pars = options.value.flatMap((offer, place) => {
    const price = outcomes.value[place]?.prices?.find(({ company }) => !placed.has(company))
    return price ? [{ offer, label: price.to }] : []
  })
  const priceNow = (company: string) =>
    cells.find(({ companies }) => companies.includes(company))?.label ?? ''
  const nameOf = (id: string) => position.scene.companies.find((company) => company.id === id)?.name ?? id
  return (
    <div class="market-strip">
      <p class="market-head">
        <strong>{market.title}</strong>
        {has('par') && <span class="legend par">{game.marketPar}</span>}
        {has('closes') && <span class="legend closes">{game.marketCloses}</span>}
        {has('ends') && <span class="legend ends">{game.marketEnds}</span>}
        <span class="market-after">
          {prices.map(({ company, to }) => (
            <span key={company}>
              {screen.priceAfter(company, priceNow(company))}
              <b>{to}</b>
            </span>
          ))}
        </span>
      </p>
      <MarketChart
        market={market}
        looks={looks.value}
        previews={previews}
        nameOf={nameOf}
        kindOf={(kind) => (kind === 'normal' ? '' : screen.marketCells[kind])}
        {...(pars.length > 0 && {
          legal: pars.filter(({ offer }) => !isPicked(offer)).map(({ label }) => label),
          onCell: (label: string) => {
            const par = pars.find((one) => one.label === label)
            if (par) void choose(par.offer)
          },
        })}
      />
    </div>
  )
}
