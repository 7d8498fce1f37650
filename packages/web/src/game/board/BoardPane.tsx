import { computed, useSignal } from '@preact/signals'
import type { BoardScene, RouteScene } from '@roundhouse/view'
import { useCallback, useMemo, useState } from 'preact/hooks'
import { hasFinger, isNarrow } from '../../app/media.ts'
import {
  hatchesEras,
  outlinesChanges,
  showsHexNames,
  showsReservations,
  showsTileNumbers,
} from '../../app/settings/settings.ts'
import { words } from '../../app/words.ts'
import { Board } from '../../board/board.tsx'
import { BoardButton } from '../../board/panZoom/boardButton.tsx'
import type { Position } from '../../worker/protocol/position.ts'
import { LazyBoardTable } from '../frame/lazyPanes.tsx'
import { Order } from '../ledger/companies/Order.tsx'
import { takesEnter } from '../panel/enterKey.ts'
import { RefusalCard } from '../panel/RefusalCard.tsx'
import { boardHandle, leftViewOf } from '../state/boardHandle.ts'
import { companyLooks, floatingRefusal, group, preview, shownOptions, tileChoices } from '../state/derived.ts'
import { useDeferred } from '../state/hooks/useDeferred.ts'
import { shownNetwork, shownOwner } from '../state/network.ts'
import { drawnRoutes, drawnRun, drawTo } from '../state/selection/drawRun.ts'
import { pointAtHex, pointAtStop, pointAtTile, rotateTile } from '../state/selection/select.ts'
import { openParts, selection, state } from '../state/state.ts'
import { boardState, changedHexes, hexesOfCompany } from './boardState.ts'
import { hexLabel, stopLabel } from './boardWords.ts'
import { HexCard } from './HexCard.tsx'
import { LayerMenu } from './LayerMenu.tsx'
import { NetworkCard } from './NetworkCard.tsx'
import { SupplyCard } from './SupplyCard.tsx'
import { fanOn } from './tileFan.ts'
import { useBoardFit } from './useBoardFit.ts'
import { useNewlyChanged } from './useNewlyChanged.ts'

const NO_ROUTES: readonly RouteScene[] = []

const NOTHING: readonly string[] = []

/** The hex that was pointed at; in the past there is none. */
const pointedHex = computed(() => {
  const target = state.past.value ? null : selection.target.value
  return target && 'hex' in target ? target.hex : undefined
})

/** The tiles around it, where there is room for them. */
const fan = computed(() =>
  isNarrow.value || pointedHex.value === undefined || !state.head.value
    ? undefined
    : fanOn(pointedHex.value, state.head.value.scene),
)

/** Nothing is being done to the hexes: they can be looked at. */
const nothingSelected = computed(() => shownOptions.value.offers.length === 0)

/** What would be seen on the board of the selection; the rest of it is not the board's. */
const previewed = {
  hex: computed(() => preview.value?.hex),
  routes: computed(() => preview.value?.routes),
}

/** The network that is looked at, as the board draws it. */
const looked = computed(() => {
  const [owner, network] = [shownOwner.value, shownNetwork.value]
  if (!owner || !network) return undefined
  const routes = network.best?.trains.map(({ route }) => route) ?? []
  return { hexes: network.hexes, pieces: network.pieces, paint: owner.paint, routes }
})

/** A hex or a stop is pressed: a run that is drawn by hand goes there, else it is pointed at. */
const pressHex = (hex: string): void => (selection.train.value === null ? pointAtHex(hex) : drawTo(hex))
const pressStop = (hex: string, stop: number): void =>
  selection.train.value === null ? pointAtStop(hex, stop) : drawTo(hex, stop)

/** The board with everything that the decision says of it. */
export const BoardPane = ({ position, board }: { position: Position; board: BoardScene }) => {
  const { game, map } = words.value
  const { scene } = position
  const [lookedAt, setLookedAt] = useState<{ readonly hex: string; readonly pressed: boolean } | null>(null)
  const layersOpen = useSignal(false)
  const company = position.turn?.as
  const filling = group.value?.control === 'subset' ? selection.offer.value?.filling : undefined
  const failing = state.past.value ? null : selection.refusedTile.value
  const { mine, move, over } = position
  const newest = useMemo(
    () => ({
      position,
      now: group.value,
      fan: fan.value,
      decided: {
        ...boardState({
          now: group.value,
          hexes: board.hexes,
          company,
          reached: position.scene.reached,
          pointedHex: pointedHex.value,
          preview: previewed.hex.value,
          filling,
        }),
        ...(previewed.hex.value && { previews: [previewed.hex.value] }),
      },
    }),
    [position, board, group.value, company, pointedHex.value, previewed.hex.value, filling, fan.value],
  )
  const before = useDeferred(newest)
  // a hex that is pointed at is framed at once; anything else is seen in the panel first, on the board in the picture after
  const { now, decided, ...drawn } = before.position === position ? before : newest
  const changed = useMemo(
    () => (mine > 0 && !over ? changedHexes(state.log.value, mine, move) : []),
    [state.log.value, mine, move, over],
  )
  const shown = useMemo(
    () => ({
      ...decided,
      ...drawnRun.value,
      changed,
      changedStay: outlinesChanges.value,
      ...(failing && { failing: [{ hex: failing.hex.hex, edges: failing.failing }] }),
    }),
    [decided, drawnRun.value, changed, outlinesChanges.value, failing],
  )
  const routes = drawnRoutes.value ?? previewed.routes.value ?? scene.routes ?? NO_ROUTES
  const network = useMemo(
    () => hexesOfCompany(board.hexes, company ?? position.asked[0]?.as),
    [board, position],
  )
  const order = scene.companies?.order ?? []
  const fit = useBoardFit(board, shown, routes, now, looked.value?.hexes)
  const follow = useNewlyChanged(move)
  const seen = board.hexes.find((one) => one.hex === lookedAt?.hex)
  const close = useCallback(() => setLookedAt(null), [])
  const isFree = useDeferred(nothingSelected.value)
  // what is said of it must not lie over why nothing can be done there
  const card = seen && (lookedAt?.pressed || isFree) && !isRefusalAfloat() ? seen : undefined
  if (openParts.board.value === 'table')
    return (
      <div class="board-pane holder column grow-down">
        <NetworkCard scene={scene} />
        <LazyBoardTable board={board} state={shown} onHex={pressHex} onStop={pressStop} />
        <RefusedFloat position={position} />
      </div>
    )
  return (
    <div class="board-pane holder grow-down">
      <Board
        board={board}
        looks={companyLooks.value}
        words={{ board: game.board, zoomIn: game.zoomIn, zoomOut: game.zoomOut, fit: game.fit }}
        routes={routes}
        looked={looked.value}
        shows={{
          ids: showsHexNames.value,
          numbers: showsTileNumbers.value,
          reservations: showsReservations.value,
          patterns: hatchesEras.value,
        }}
        state={shown}
        pointed={newest.decided.chosen}
        fit={over ? NOTHING : fit.hexes}
        asked={fit.asked}
        follow={follow}
        whole={over}
        network={network}
        {...(!isNarrow.value && { enough: hasFinger.value ? 28 : 24 })}
        readable={isNarrow.value ? (looked.value ? 16 : 28) : 34}
        {...(drawn.fan && { fan: drawn.fan })}
        hexLabel={hexLabel}
        stopLabel={stopLabel}
        onHex={pressHex}
        onStop={pressStop}
        onTile={pointAtTile}
        takesEnter={takesEnter}
        onLook={(name, pressed) => setLookedAt(name === null ? null : { hex: name, pressed })}
        onTwist={(step) => {
          const canTurn = tileChoices.value.tiles.length > 0
          if (canTurn) rotateTile(step)
          return canTurn
        }}
        handle={boardHandle}
        left={leftViewOf(position.id)}
      >
        <BoardButton
          label={map.table}
          icon="M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14"
          onPress={() => {
            openParts.board.value = 'table'
          }}
        />
        <LayerMenu open={layersOpen} />
      </Board>
      {order.length > 0 && !isNarrow.value && <Order of={order} />}
      <NetworkCard scene={scene} />
      {card && <HexCard board={board} hex={card} targets={decided.legal ?? NOTHING} onClose={close} />}
      {!isNarrow.value && <SupplyCard scene={scene} covered={card !== undefined || isRefusalAfloat()} />}
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
