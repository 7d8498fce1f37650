import { computed, useSignal } from '@preact/signals'
import type { BoardScene, RouteScene } from '@roundhouse/view'
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { changes, coordinates, patterns, reservations, tileNumbers } from '../../app/settings.ts'
import { words } from '../../app/words.ts'
import { Board, BoardButton } from '../../board/board.tsx'
import type { Position } from '../../worker/protocol.ts'
import { Order } from '../ledger/Order.tsx'
import { RefusalCard } from '../panel/RefusalCard.tsx'
import { drawnRoutes, drawTo, editedTrain } from '../panel/run/drawing.ts'
import { runState } from '../panel/run/runState.ts'
import { boardHandle, leftOf } from '../state/boardHandle.ts'
import { boardShown } from '../state/boardShown.ts'
import { group, select } from '../state/groups.ts'
import { keepFocus } from '../state/keepFocus.ts'
import { looks } from '../state/looks.ts'
import { narrow } from '../state/media.ts'
import { refusedTile } from '../state/misfitTiles.ts'
import { head, log, past, pointedAt, preview, selection } from '../state/model.ts'
import { options, tray, turn } from '../state/options.ts'
import { pointAtHex } from '../state/pointAtHex.ts'
import { reasonAbove } from '../state/screen.ts'
import { useDeferred } from '../state/useDeferred.ts'
import { BoardTable } from './BoardTable.tsx'
import { boardState, hexesChanged, networkOf } from './boardState.ts'
import { hexLabel, stopLabel } from './boardWords.ts'
import { DepotCard } from './DepotCard.tsx'
import { HexCard } from './HexCard.tsx'
import { Layers } from './Layers.tsx'
import { fanOn, pointAtTile } from './tileFan.ts'

const NO_ROUTES: readonly RouteScene[] = []

const NOTHING: readonly string[] = []

/** The hex that was pointed at; in the past there is none. */
const chosenHex = computed(() => {
  const target = past.value ? null : pointedAt.value
  return target && 'hex' in target ? target.hex : undefined
})

/** Nothing is being done to the hexes: they can be looked at. */
const nothingInHand = computed(() => options.value.length === 0)

/** What would be seen on the board of what is in hand; the rest of it is not the board's. */
const previewed = {
  hex: computed(() => preview.value?.hex),
  routes: computed(() => preview.value?.routes),
}

/** The board with everything that the decision says of it. */
export const BoardPane = ({ position, board }: { position: Position; board: BoardScene }) => {
  const { game, map } = words.value
  const { scene } = position
  const [looked, setLooked] = useState<{ readonly hex: string; readonly pressed: boolean } | null>(null)
  const layersOpen = useSignal(false)
  const company = position.turn?.as
  const filling = group.value?.control === 'subset' ? selection.value?.filling : undefined
  const failing = past.value ? null : refusedTile.value
  const { mine, move, over } = position
  const hand = useMemo(
    () => ({
      position,
      now: group.value,
      decided: boardState({
        now: group.value,
        company,
        chosenHex: chosenHex.value,
        hex: previewed.hex.value,
        filling,
      }),
    }),
    [position, group.value, company, chosenHex.value, previewed.hex.value, filling],
  )
  const before = useDeferred(hand)
  // what is taken up is seen at once where it lies; anything else in the panel first, on the board in the picture after
  const { now, decided } = chosenHex.value === undefined && before.position === position ? before : hand
  const changed = useMemo(
    () => (mine > 0 && !over ? hexesChanged(log.value, mine, move) : []),
    [log.value, mine, move, over],
  )
  const state = useMemo(
    () => ({
      ...decided,
      ...runState.value,
      changed,
      changedStay: changes.value,
      ...(failing && { failing: [{ hex: failing.hex.hex, edges: failing.failing }] }),
    }),
    [decided, runState.value, changed, changes.value, failing],
  )
  const routes = drawnRoutes.value ?? previewed.routes.value ?? scene.routes ?? NO_ROUTES
  const order = scene.companies?.order ?? []
  const hexes = new Set(board.hexes.map((one) => one.hex))
  const inHand = useRef<string | null>(null)
  const isTakenUp = editedTrain.value !== null && editedTrain.value !== inHand.current
  inHand.current = editedTrain.value
  const seenOf = isTakenUp && state.run !== undefined ? routes.slice(state.run, state.run + 1) : routes
  const fit = (state.legal ?? seenOf.flatMap(({ pieces }) => pieces.map((piece) => piece.hex))).filter(
    (one) => hexes.has(one),
  )
  const asked = state.legal !== undefined
  const fitted = useRef({ fit, asked })
  // what is drawn by hand does not move the board under the hand, nor does what is decided elsewhere;
  // on a phone there is room for little more than the route that is taken in hand
  const isHeld = editedTrain.value !== null && !(isTakenUp && narrow.value && fit.length > 0)
  const isStill = isHeld || (now !== undefined && !asked && now.control !== 'routes')
  if (!isStill) fitted.current = { fit, asked }
  // after the board has begun to move
  useEffect(keepFocus, [fitted.current.fit.join()])
  const fan = !narrow.value && chosenHex.value !== undefined ? fanOn(chosenHex.value, scene) : undefined
  const seen = board.hexes.find((one) => one.hex === looked?.hex)
  const close = useCallback(() => setLooked(null), [])
  const onStop = (name: string, stop: number) => {
    const asked = group.value
    if (editedTrain.value !== null && asked) return drawTo(asked.offers[0]!, name, stop)
    const offer = asked?.offers.find(
      (one) => one.target.on === 'stop' && one.target.hex === name && one.target.stop === stop,
    )
    if (offer) void select(offer)
  }
  const isFree = useDeferred(nothingInHand.value)
  const card = seen && (looked?.pressed || isFree) ? seen : undefined
  if (boardShown.value === 'table')
    return (
      <div class="board-pane">
        <BoardTable board={board} state={state} onHex={pointAtHex} onStop={onStop} />
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
        state={state}
        fit={over ? NOTHING : fitted.current.fit}
        asked={fitted.current.asked}
        whole={over}
        network={networkOf(board.hexes, company ?? position.asked[0]?.as)}
        readable={narrow.value ? 28 : 34}
        {...(fan && { fan })}
        hexLabel={hexLabel}
        stopLabel={stopLabel}
        onHex={pointAtHex}
        onStop={onStop}
        onTile={pointAtTile}
        onLook={(name, pressed) => setLooked(name === null ? null : { hex: name, pressed })}
        onTwist={(step) => {
          const canTurn = tray.value.tiles.length > 0
          if (canTurn) turn(step)
          return canTurn
        }}
        handle={boardHandle}
        left={leftOf(position.id)}
      >
        <BoardButton
          label={map.table}
          icon="M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14"
          onPress={() => {
            boardShown.value = 'table'
          }}
        />
        <Layers open={layersOpen} />
      </Board>
      {order.length > 0 && !narrow.value && <Order of={order} />}
      {card && <HexCard board={board} hex={card} onClose={close} />}
      {!narrow.value && <DepotCard scene={scene} covered={card !== undefined || isRefusalAfloat()} />}
      <RefusedFloat position={position} />
    </div>
  )
}

/** Whether a reason lies on the board; on a phone it lies on the sheet. */
const isRefusalAfloat = (): boolean => reasonAbove.value !== null && !narrow.value

const RefusedFloat = ({ position }: { position: Position }) =>
  reasonAbove.value && isRefusalAfloat() ? (
    <div class="refusal-float floating">
      <RefusalCard why={reasonAbove.value} game={(head.value ?? position).game} />
    </div>
  ) : null
