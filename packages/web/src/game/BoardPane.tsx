import type { BoardScene, HexScene } from '@roundhouse/kernel'
import { useMemo, useState } from 'preact/hooks'
import { words } from '../app/words.ts'
import { Board } from '../board/board.tsx'
import type { Fan } from '../board/fan.tsx'
import type { BoardState } from '../board/layers.tsx'
import { TokenPicture } from '../board/token.tsx'
import type { Position } from '../worker/protocol.ts'
import { boardHandle } from './boardHandle.ts'
import { hexLabel, stopLabel } from './boardWords.ts'
import { HexCard } from './HexCard.tsx'
import { choose, chosen, head, preview, selected, why } from './model.ts'
import { pointAtHex } from './pointAtHex.ts'
import { Refused } from './Refused.tsx'
import { deed, isPicked, looks, narrow, options, pick, tray } from './screen.ts'

/** The board with everything that the decision says of it. */
export const BoardPane = ({ position, board }: { position: Position; board: BoardScene }) => {
  const { game } = words.value
  const { scene } = position
  const { supplies } = scene
  const [looked, setLooked] = useState<string | null>(null)
  const target = selected.value
  const chosenHex = target && 'hex' in target ? target.hex : undefined
  const hex = preview.value?.hex
  const now = deed.value
  const company = position.turn?.as
  const filling = chosen.value?.filling
  const state = useMemo(
    () => stateOf({ now, company, chosenHex, hex, filling }),
    [now, company, chosenHex, hex, filling],
  )
  const routes = preview.value?.routes ?? scene.routes
  const hexes = new Set(board.hexes.map((one) => one.hex))
  const fit = (state.legal ?? routes.flatMap(({ pieces }) => pieces.map((piece) => piece.hex))).filter(
    (one) => hexes.has(one),
  )
  const fan: Fan | undefined =
    !narrow.value && chosenHex !== undefined && tray.value.tiles.length > 0
      ? {
          hex: chosenHex,
          tiles: tray.value.tiles.map(({ tile, ways }) => {
            const picked = ways.find(({ offer }) => isPicked(offer))
            const left = supplies.flatMap(({ items }) => items).find(({ id }) => id === tile)?.value
            return {
              id: tile,
              scene: (picked ?? ways[0]!).choice.hex,
              caption: game.tile(tile, left ?? ''),
              label: game.tileNamed(tile),
              state: picked ? 'chosen' : 'fits',
            } as const
          }),
        }
      : undefined
  const seen = board.hexes.find((one) => one.hex === looked)
  return (
    <div class="board-pane">
      <Board
        board={board}
        looks={looks.value}
        words={{ board: game.board, zoomIn: game.zoomIn, zoomOut: game.zoomOut, fit: game.fit }}
        routes={routes}
        state={state}
        fit={fit}
        covered={covered(narrow.value)}
        {...(fan && { fan })}
        hexLabel={hexLabel}
        stopLabel={stopLabel}
        onHex={pointAtHex}
        onStop={(name, stop) => {
          const offer = now?.offers.find(
            (one) => one.target.on === 'stop' && one.target.hex === name && one.target.stop === stop,
          )
          if (offer) void pick(offer)
        }}
        onTile={(tile) => {
          const ways = tray.value.tiles.find((one) => one.tile === tile)?.ways ?? []
          const place = ways.findIndex(({ offer }) => isPicked(offer))
          const next = ways[(place + 1) % ways.length]
          if (next) void choose(next.offer)
        }}
        onLook={setLooked}
        handle={boardHandle}
      />
      {scene.order.length > 0 && !narrow.value && (
        <ol class="order" aria-label={game.order}>
          {scene.order.map(({ company: id, state: turn }) => {
            const look = looks.value.get(id)
            return (
              <li key={id} data-state={turn} aria-current={turn === 'now' ? 'step' : undefined}>
                {look && <TokenPicture look={look} size={28} label={id} />}
              </li>
            )
          })}
        </ol>
      )}
      {seen && !narrow.value && options.value.length === 0 && <HexCard hex={seen} />}
      {why.value && !narrow.value && (
        <div class="refused-float">
          <Refused why={why.value} game={(head.value ?? position).game} />
        </div>
      )}
    </div>
  )
}

const WIDE = { left: 0, top: 56, right: 0, bottom: 0 }
const NARROW = { left: 0, top: 0, right: 0, bottom: 20 }
const covered = (isNarrow: boolean) => (isNarrow ? NARROW : WIDE)

/** What the board shows of the decision. */
function stateOf({
  now,
  company,
  chosenHex,
  hex,
  filling,
}: {
  now: typeof deed.value
  company: string | undefined
  chosenHex: string | undefined
  hex: HexScene | undefined
  filling: unknown
}): BoardState {
  const shown = hex ? { previews: [hex] } : {}
  if (now?.control === 'subset') {
    const { blank } = now.offers[0]!
    if (blank?.kind !== 'subset') return shown
    return { ...shown, legal: blank.from, changed: Array.isArray(filling) ? filling : [] }
  }
  if (now?.control !== 'board') return shown
  const targets = now.offers.map(({ target }) => target)
  const stops = targets.flatMap((target) => (target.on === 'stop' ? [target] : []))
  return {
    ...shown,
    legal: [...new Set(targets.flatMap((target) => ('hex' in target ? [target.hex] : [])))],
    ...(chosenHex !== undefined && { chosen: chosenHex }),
    ...(stops.length > 0 &&
      !hex && {
        stops: stops.map(({ hex: at, stop }) => ({
          hex: at,
          stop,
          ...(company !== undefined && { ghost: { company } }),
        })),
      }),
  }
}
