import { computed, useSignal } from '@preact/signals'
import type { BoardScene, RouteScene } from '@roundhouse/view'
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { changes, coordinates, patterns, reservations, tileNumbers } from '../../app/settings.ts'
import { words } from '../../app/words.ts'
import { Board, BoardButton } from '../../board/board.tsx'
import type { Position } from '../../worker/protocol.ts'
import { Order } from '../ledger/Order.tsx'
import { RefusalCard } from '../panel/RefusalCard.tsx'
import { boardHandle, leftOf } from '../state/boardHandle.ts'
import { floatingRefusal, group, looks, preview, shownOptions, tileTray } from '../state/derived.ts'
import { drawnRoutes, drawnRun, drawTo } from '../state/drawRun.ts'
import { keepFocus } from '../state/keepFocus.ts'
import { isNarrow } from '../state/media.ts'
import { pointAtHex, pointAtStop, pointAtTile, rotateTile } from '../state/select.ts'
import { layout, selection, state } from '../state/state.ts'
import { useDeferred } from '../state/useDeferred.ts'
import { BoardTable } from './BoardTable.tsx'
import { boardState, hexesChanged, hexesOfCompany } from './boardState.ts'
import { hexLabel, stopLabel } from './boardWords.ts'
import { DepotCard } from './DepotCard.tsx'
import { HexCard } from './HexCard.tsx'
import { Layers } from './Layers.tsx'
import { fanOn } from './tileFan.ts'

const NO_ROUTES: readonly RouteScene[] = []

const NOTHING: readonly string[] = []

/** The hex that was pointed at; in the past there is none. */
const pointedHex = computed(() => {
  const target = state.past.value ? null : selection.target.value
  return target && 'hex' in target ? target.hex : undefined
})

/** Nothing is being done to the hexes: they can be looked at. */
const nothingSelected = computed(() => shownOptions.value.offers.length === 0)

/** What would be seen on the board of the selection; the rest of it is not the board's. */
const previewed = {
  hex: computed(() => preview.value?.hex),
  routes: computed(() => preview.value?.routes),
}

/** A hex or a stop is pressed: a run that is drawn by hand goes there, else it is pointed at. */
const pressHex = (hex: string): void => (selection.train.value === null ? pointAtHex(hex) : drawTo(hex))
const pressStop = (hex: string, stop: number): void =>
  selection.train.value === null ? pointAtStop(hex, stop) : drawTo(hex, stop)

/** The board with everything that the decision says of it. */
export const BoardPane = ({ position, board }: { position: Position; board: BoardScene }) => {
  const { game, map } = words.value
  const { scene } = position
  const [looked, setLooked] = useState<{ readonly hex: string; readonly pressed: boolean } | null>(null)
  const layersOpen = useSignal(false)
  const company = position.turn?.as
  const filling = group.value?.control === 'subset' ? selection.offer.value?.filling : undefined
  const failing = state.past.value ? null : selection.refusedTile.value
  const { mine, move, over } = position
  const newest = useMemo(
    () => ({
      position,
      now: group.value,
      decided: {
        ...boardState({
          now: group.value,
          company,
          pointedHex: pointedHex.value,
          isPreviewed: previewed.hex.value !== undefined,
          filling,
        }),
        ...(previewed.hex.value && { previews: [previewed.hex.value] }),
      },
    }),
    [position, group.value, company, pointedHex.value, previewed.hex.value, filling],
  )
  const before = useDeferred(newest)
  // what is selected on the board is seen there at once; anything else in the panel first, on the board in the picture after
  const { now, decided } = pointedHex.value === undefined && before.position === position ? before : newest
  const changed = useMemo(
    () => (mine > 0 && !over ? hexesChanged(state.log.value, mine, move) : []),
    [state.log.value, mine, move, over],
  )
  const shown = useMemo(
    () => ({
      ...decided,
      ...drawnRun.value,
      changed,
      changedStay: changes.value,
      ...(failing && { failing: [{ hex: failing.hex.hex, edges: failing.failing }] }),
    }),
    [decided, drawnRun.value, changed, changes.value, failing],
  )
  const routes = drawnRoutes.value ?? previewed.routes.value ?? scene.routes ?? NO_ROUTES
  const order = scene.companies?.order ?? []
  const hexes = new Set(board.hexes.map((one) => one.hex))
  const lastTrain = useRef<string | null>(null)
  const isTrainNew = selection.train.value !== null && selection.train.value !== lastTrain.current
  lastTrain.current = selection.train.value
  const routesToFit = isTrainNew && shown.run !== undefined ? routes.slice(shown.run, shown.run + 1) : routes
  const fit = (shown.legal ?? routesToFit.flatMap(({ pieces }) => pieces.map((piece) => piece.hex))).filter(
    (one) => hexes.has(one),
  )
  const asked = shown.legal !== undefined
  const fitted = useRef({ fit, asked })
  // what is drawn by hand does not move the board under the hand, nor does what is decided elsewhere;
  // on a phone there is room for little more than the route that is drawn
  const isHeld = selection.train.value !== null && !(isTrainNew && isNarrow.value && fit.length > 0)
  const isStill = isHeld || (now !== undefined && !asked && now.control !== 'routes')
  if (!isStill) fitted.current = { fit, asked }
  // after the board has begun to move
  useEffect(keepFocus, [fitted.current.fit.join()])
  const fan = !isNarrow.value && pointedHex.value !== undefined ? fanOn(pointedHex.value, scene) : undefined
  const seen = board.hexes.find((one) => one.hex === looked?.hex)
  const close = useCallback(() => setLooked(null), [])
  const isFree = useDeferred(nothingSelected.value)
  const card = seen && (looked?.pressed || isFree) ? seen : undefined
  if (layout.board.value === 'table')
    return (
      <div class="board-pane">
        <BoardTable board={board} state={shown} onHex={pressHex} onStop={pressStop} />
        <RefusedFloat position={position} />
      </div>
    )
  return (
    <div class="board-pane">
      <Board
        board={board}
        looks={looks.value}
        words={{ board: game.board, zoomIn: game.zoomIn, zoomOut: game.zoomOut, fit: game.fit }}
        routes={routes}
        shows={{
          ids: coordinates.value,
          numbers: tileNumbers.value,
          kept: reservations.value,
          patterns: patterns.value,
        }}
        state={shown}
        fit={over ? NOTHING : fitted.current.fit}
        asked={fitted.current.asked}
        whole={over}
        network={hexesOfCompany(board.hexes, company ?? position.asked[0]?.as)}
        readable={isNarrow.value ? 28 : 34}
        {...(fan && { fan })}
        hexLabel={hexLabel}
        stopLabel={stopLabel}
        onHex={pressHex}
        onStop={pressStop}
        onTile={pointAtTile}
        onLook={(name, pressed) => setLooked(name === null ? null : { hex: name, pressed })}
        onTwist={(step) => {
          const canTurn = tileTray.value.tiles.length > 0
          if (canTurn) rotateTile(step)
          return canTurn
        }}
        handle={boardHandle}
        left={leftOf(position.id)}
      >
        <BoardButton
          label={map.table}
          icon="M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14"
          onPress={() => {
            layout.board.value = 'table'
          }}
        />
        <Layers open={layersOpen} />
      </Board>
      {order.length > 0 && !isNarrow.value && <Order of={order} />}
      {card && <HexCard board={board} hex={card} onClose={close} />}
      {!isNarrow.value && <DepotCard scene={scene} covered={card !== undefined || isRefusalAfloat()} />}
      <RefusedFloat position={position} />
    </div>
  )
}

/** Whether a reason lies on the board; on a phone it lies on the sheet. */
const isRefusalAfloat = (): boolean => floatingRefusal.value !== null && !isNarrow.value

const RefusedFloat = ({ position }: { position: Position }) =>
  floatingRefusal.value && isRefusalAfloat() ? (
    <div class="refusal-float floating">
      <RefusalCard why={floatingRefusal.value} game={(state.head.value ?? position).game} />
    </div>
  ) : null
