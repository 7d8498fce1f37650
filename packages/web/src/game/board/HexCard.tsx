import type { BoardScene, HexDetails, HexScene } from '@roundhouse/view'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { FactRow } from '../../app/FactRow.tsx'
import { isNarrow } from '../../app/media.ts'
import { words } from '../../app/words.ts'
import type { Obstacle } from '../../board/hex/labelRoom.ts'
import { TilePicture } from '../../board/hex/tile.tsx'
import { TokenPicture } from '../../board/tokens/token.tsx'
import { ask } from '../../worker/connection.ts'
import { figuresOfStops } from '../ledger/figuresOfStops.ts'
import { boardHandle } from '../state/boardHandle.ts'
import { companyLooks } from '../state/derived.ts'
import { state } from '../state/state.ts'
import { hexTitle } from './boardWords.ts'
import { cardPlace } from './cardPlace.ts'
import { costWords, markWords, tileWords } from './hexWords.ts'
import './hexCard.css'

/** More about a hex that is looked at. */
export const HexCard = ({
  board,
  hex,
  targets,
  onClose,
}: {
  board: BoardScene
  hex: HexScene
  /** The hexes that can be chosen: they stay in sight. */
  targets: readonly string[]
  onClose: () => void
}) => {
  const { map } = words.value
  const card = useRef<HTMLDivElement>(null)
  const details = useDetails(hex.hex)
  usePlace(card, hex.hex, targets, details)
  useClosing(card, onClose)
  const { stops } = hex
  const worth = stops.filter(({ revenue }) => revenue.values.some((value) => value > 0))
  const tokens = stops.flatMap(({ slots }) => slots.filter((slot) => slot !== null))
  const free = stops.flatMap(({ slots, reservedFor }) =>
    slots.filter((slot, index) => !slot && !reservedFor[index]),
  ).length
  const costs = costWords(words.value, board, hex)
  const also = markWords(words.value, hex)
  return (
    <div
      ref={card}
      id="hex-card"
      class="hex-card stack gap-6 card floating text-s"
      role="tooltip"
      data-narrow={isNarrow.value || undefined}
    >
      <header class="row baseline between gap-12 text-m">
        <strong>{hexTitle(board, hex.hex)}</strong>
        <span class="quiet">{tileWords(words.value, hex)}</span>
      </header>
      <dl class="fact-lines ruled">
        {worth.length > 0 && (
          <FactRow label={map.revenue}>
            {worth.map(({ revenue: { values, now } }, stop) => (
              <span key={stop} class="worths">
                {values.map((value, index) => (
                  <span key={index} class={index === values.indexOf(now) ? 'worth worth-now' : 'worth'}>
                    {value}
                  </span>
                ))}
              </span>
            ))}
          </FactRow>
        )}
        {tokens.length + free > 0 && (
          <div>
            <dt>{map.tokens}</dt>
            <dd class="tokens row wrap gap-4 to-end">
              {tokens.map((company, index) => {
                const look = companyLooks.value.get(company)
                return look && <TokenPicture key={index} look={look} size={22} label={look.id} />
              })}
              {free > 0 && <span class="quiet">{map.emptySlots(free)}</span>}
            </dd>
          </div>
        )}
        {costs.length > 0 && <FactRow label={map.costs}>{costs.join(' · ')}</FactRow>}
        {also.length > 0 && <FactRow label={map.also}>{also.join(' · ')}</FactRow>}
        {details?.facts.map(({ label, value, alarming }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd class={alarming && 'alarming'}>{value}</dd>
          </div>
        ))}
      </dl>
      {details && details.tiles.length > 0 && (
        <div class="becomes">
          <span class="quiet">{map.becomes}</span>
          <ul class="cluster">
            {details.tiles.map(({ tile, hex: scene }) => (
              <li key={tile} class="text-xs">
                <TilePicture layout={board.layout} scene={scene} looks={companyLooks.value} size={44} />
                <span>
                  <b>#{tile}</b> {figuresOfStops(scene)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** What the scene does not say of it; of the present only. */
function useDetails(hex: string): HexDetails | null {
  const [known, setKnown] = useState<{ readonly of: string; readonly details: HexDetails } | null>(null)
  const now = state.past.value ? null : state.head.value
  useEffect(() => {
    if (!now) return
    let stale = false
    void ask('hex', { hex }).then((details) => {
      if (!stale) setKnown({ of: hex, details })
    })
    return () => {
      stale = true
    }
  }, [hex, now])
  return now && known?.of === hex ? known.details : null
}

const GAP = 10

/** Beside the hex where there is room; on a phone over the sheet, or on top where it would cover the hex there. */
function usePlace(
  card: { readonly current: HTMLElement | null },
  hex: string,
  targets: readonly string[],
  details: HexDetails | null,
): void {
  useLayoutEffect(() => {
    const element = card.current
    const at = boardHandle.current?.placeOf(hex)
    const pane = element?.parentElement
    if (!element || !at || !pane) return
    if (isNarrow.value) {
      const { style } = element
      Object.assign(style, { top: '', bottom: '' })
      const { top } = pane.getBoundingClientRect()
      const isHidden = top + at.y + at.r > element.getBoundingClientRect().top
      if (isHidden) Object.assign(style, { top: `${top + GAP}px`, bottom: 'auto' })
      return
    }
    const { left, top } = cardPlace(
      { width: element.offsetWidth, height: element.offsetHeight },
      { width: pane.clientWidth, height: pane.clientHeight },
      at,
      targets.flatMap((target) => (target === hex ? [] : (boardHandle.current?.placeOf(target) ?? []))),
      floatsOn(pane),
    )
    element.style.left = `${left}px`
    element.style.top = `${top}px`
  }, [hex, details])
}

/** What floats over the board beside the card. */
const floatsOn = (pane: HTMLElement): Obstacle[] =>
  [...pane.querySelectorAll<HTMLElement>('.floating:not(.hex-card, [data-away])')].map((one) => {
    const { left, top } = pane.getBoundingClientRect()
    const { x, y, width, height } = one.getBoundingClientRect()
    return { at: { x: x - left + width / 2, y: y - top + height / 2 }, width, height }
  })

/** Esc and a touch elsewhere close it, and do nothing more. */
function useClosing(card: { readonly current: HTMLElement | null }, onClose: () => void): void {
  useEffect(() => {
    const down = (event: PointerEvent) => {
      if (!card.current?.contains(event.target as Node)) onClose()
    }
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      onClose()
    }
    document.addEventListener('pointerdown', down)
    document.addEventListener('keydown', key, { capture: true })
    return () => {
      document.removeEventListener('pointerdown', down)
      document.removeEventListener('keydown', key, { capture: true })
    }
  }, [])
}
