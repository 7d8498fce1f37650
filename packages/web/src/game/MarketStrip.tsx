import type { CellPlace, MarketScene } from '@roundhouse/kernel'
import { words } from '../app/words.ts'
import { MarketChart, type PricePreview } from '../board/market.tsx'
import { isSameCell, placeOfCompany, priceAt } from '../board/marketPlaces.ts'
import type { Position } from '../worker/protocol.ts'
import { choose, preview } from './model.ts'
import { isPicked, looks, options, outcomes } from './screen.ts'
import './marketStrip.css'

/** The price chart, with where prices would go. */
export const MarketStrip = ({ position, market }: { position: Position; market: MarketScene }) => {
  const { game, screen } = words.value
  const cells = market.rows.flat()
  const has = (kind: (typeof cells)[number]['kind']) => cells.some((cell) => cell.kind === kind)
  const prices = preview.value?.prices ?? []
  const previews: PricePreview[] = [
    ...prices.map((price) => ({ ...price, chosen: true })),
    ...[...outcomes.value, ...(preview.value?.next ?? []).map(({ choice }) => choice)]
      .flatMap((choice) => choice.prices ?? [])
      .filter(
        (price) => !prices.some(({ company, to }) => company === price.company && isSameCell(to, price.to)),
      )
      .map((price) => ({ ...price, chosen: false })),
  ]
  const pars = options.value.flatMap((offer, place) => {
    const price = outcomes.value[place]?.prices?.find(({ company }) => !placeOfCompany(market.rows, company))
    return price ? [{ offer, cell: price.to }] : []
  })
  const priceNow = (company: string) => `${priceAt(market.rows, placeOfCompany(market.rows, company)) ?? ''}`
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
              <b>{priceAt(market.rows, to)}</b>
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
          legal: pars.filter(({ offer }) => !isPicked(offer)).map(({ cell }) => cell),
          onCell: (cell: CellPlace) => {
            const par = pars.find((one) => isSameCell(one.cell, cell))
            if (par) void choose(par.offer)
          },
        })}
      />
    </div>
  )
}
