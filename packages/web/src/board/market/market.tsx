import type { CellPlace, CellScene, MarketScene } from '@roundhouse/view'
import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import type { Point } from '../geometry.ts'
import { TokenPicture } from '../tokens/token.tsx'
import type { TokenLooks } from '../tokens/tokenLook.ts'
import {
  BESIDE_PRICE,
  depthInStack,
  inStack,
  isGrid,
  isSameCell,
  marketSize,
  placeOfCompany,
  rowHeights,
} from './marketPlaces.ts'
import { useCellsInSight } from './useCellsInSight.ts'
import './market.css'

/** Where a price would go. */
export interface PricePreview {
  readonly company: string
  readonly to: CellPlace
  readonly chosen: boolean
}

const TOKEN = 23
const TOKEN_IN_GRID = 20
/** How far to the side and down the edge of a token is. */
const EDGE = 9

/** The price chart: a real table, the tokens of the companies in its cells. */
export function MarketChart({
  market,
  looks,
  room = 0,
  previews = [],
  legal,
  nameOf,
  kindOf = () => '',
  onCell,
}: {
  market: MarketScene
  looks: TokenLooks
  /** How much higher than usual it may be. */
  room?: number
  previews?: readonly PricePreview[]
  /** Cells that can be chosen. */
  legal?: readonly CellPlace[]
  /** What a company is called aloud. */
  nameOf: (company: string) => string
  /** What a kind of cell means, aloud; nothing for an ordinary one. */
  kindOf?: (kind: CellScene['kind']) => string
  onCell?: (place: CellPlace) => void
}): JSX.Element {
  const { rows } = market
  const size = marketSize(market, room)
  const heights = rowHeights(market, room)
  const going = previews.map((preview) => ({ ...preview, from: placeOfCompany(rows, preview.company) }))
  /** Where a token stands or would stand, in the stack of a cell. */
  const tokenAt = (place: CellPlace, company: string): Point => {
    const present = rows[place.row]![place.column]!.companies
    const coming = going.filter(({ to }) => isSameCell(to, place)).map((one) => one.company)
    const number = [...present, ...coming].indexOf(company)
    return inStack(market, place, { number, present: present.length, coming: coming.length }, room)
  }
  const chart = useRef<HTMLElement>(null)
  const chosen = going.find((one) => one.chosen)
  /** What has to be in sight, and how much: where a price goes, where it could, or where prices are. */
  const soughtness = (place: CellPlace): number | undefined => {
    if (chosen) return isSameCell(chosen.to, place) ? 1 : undefined
    if (legal) return legal.some((cell) => isSameCell(cell, place)) ? 1 : undefined
    return rows[place.row]![place.column]!.companies.length || undefined
  }
  useCellsInSight(chart, JSON.stringify(chosen ? [chosen.company, chosen.to] : (legal ?? 'prices')))
  return (
    <section
      ref={chart}
      class="market"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
      tabIndex={0}
      aria-label={market.title}
      style={{ '--cell-width': `${size.cell.width}px`, '--cell-height': `${size.cell.height}px` }}
    >
      <div
        class={`market-sheet ${rows.length === 1 ? 'market-line' : market.staggered ? 'market-zigzag' : 'market-grid'}`}
        style={{
          '--sheet-width': `${size.width}px`,
          '--sheet-height': `${size.height}px`,
          '--columns': size.columns,
          '--token-at': `${BESIDE_PRICE * 100}%`,
        }}
      >
        <table aria-label={market.title}>
          <tbody>
            {rows.map((cells, row) => (
              <tr
                key={row}
                class={market.staggered && row % 2 === 1 ? 'market-shifted' : undefined}
                style={isGrid(market) ? { height: `${heights[row]}px` } : undefined}
              >
                {cells.map((cell, column) => {
                  const isHere = (place: CellPlace) => isSameCell(place, { row, column })
                  return (
                    <Cell
                      key={column}
                      cell={cell}
                      looks={looks}
                      nameOf={nameOf}
                      meaning={[kindOf(cell.kind), cell.tint && market.tints?.[cell.tint]]
                        .filter(Boolean)
                        .join(', ')}
                      ghosts={going.filter(({ to }) => isHere(to))}
                      onPress={legal?.some(isHere) && onCell ? () => onCell({ row, column }) : undefined}
                      sought={soughtness({ row, column })}
                      market={market}
                      room={room}
                    />
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
        <svg
          class="market-moves"
          viewBox={`0 0 ${size.width} ${size.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <defs>
            <marker
              id="market-arrow"
              viewBox="0 0 8 8"
              refX="6"
              refY="4"
              markerWidth="6"
              markerHeight="6"
              orient="auto"
            >
              <path d="M0,0L8,4L0,8Z" />
            </marker>
          </defs>
          {going.map(({ company, from, to, chosen }) =>
            chosen && from ? (
              <path key={company} class="market-move" d={arc(tokenAt(from, company), tokenAt(to, company))} />
            ) : null,
          )}
        </svg>
      </div>
    </section>
  )
}

/** From the side of a token, so that it does not cross what lies under it, to below the other. */
function arc(from: Point, to: Point): string {
  const rise = Math.min(26, 8 + Math.hypot(to.x - from.x, to.y - from.y) / 6)
  const aside = Math.sign(to.x - from.x) * EDGE
  const [x, y] = [(from.x + aside + to.x) / 2, Math.min(from.y, to.y) + 26 + rise]
  return `M${from.x + aside},${from.y + EDGE}Q${x},${y} ${to.x},${to.y + 15}`
}

const KINDS: Readonly<Record<CellScene['kind'], string>> = {
  normal: '',
  par: 'market-par',
  closes: 'market-closes',
  ends: 'market-ends',
}

function Cell({
  cell,
  looks,
  nameOf,
  meaning,
  ghosts,
  onPress,
  sought,
  market,
  room,
}: {
  cell: CellScene
  looks: TokenLooks
  nameOf: (company: string) => string
  meaning: string
  ghosts: readonly { readonly company: string; readonly chosen: boolean }[]
  onPress: (() => void) | undefined
  sought: number | undefined
  market: MarketScene
  room: number
}): JSX.Element {
  const tint = cell.tint ? `market-${cell.tint}` : ''
  const stack = { present: cell.companies.length, coming: ghosts.length }
  const style = (number: number) => ({
    top: `${20 + depthInStack(market, { number, ...stack }, room)}px`,
    // the one that operates first covers the others
    zIndex: stack.present + stack.coming - number,
  })
  const size = isGrid(market) ? TOKEN_IN_GRID : TOKEN
  const price = (
    <span class="market-price">
      {cell.price}
      {meaning !== '' && <span class="unseen"> {meaning}</span>}
    </span>
  )
  return (
    <td class={`market-cell ${KINDS[cell.kind]} ${tint}`} data-sought={sought}>
      {onPress ? (
        <button type="button" class="market-choice" onClick={onPress}>
          {price}
        </button>
      ) : (
        price
      )}
      {cell.companies.map((company, index) => {
        const look = looks.get(company)
        return (
          <span key={company} class="market-token" style={style(index)}>
            {look && <TokenPicture look={look} size={size} label={nameOf(company)} />}
          </span>
        )
      })}
      {ghosts.map(({ company, chosen }, index) => {
        const look = looks.get(company)
        return (
          <span
            key={`to ${company}`}
            class={chosen ? 'market-token market-chosen' : 'market-token market-ghost'}
            style={style(stack.present + index)}
          >
            {look && <TokenPicture look={look} size={size} />}
          </span>
        )
      })}
    </td>
  )
}
