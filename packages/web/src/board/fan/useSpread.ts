import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import type { BoardCell } from '../boardCells.ts'
import type { BoardState } from '../boardLayers.tsx'
import { minus, times } from '../geometry.ts'
import type { PanZoom } from '../panZoom/panZoom.ts'
import { fanSize } from '../panZoom/viewport.ts'
import type { Fan, FanSpread } from './fan.tsx'
import { fanShape, type Sight, surroundingsOf } from './fanPlaces.ts'

const NO_SPREAD: FanSpread = {
  shape: { towards: -90, far: 1, side: 1 },
  around: { visible: { left: -1e4, top: -1e4, right: 1e4, bottom: 1e4 }, floats: [] },
  sights: [],
}

/** How far apart the centres of neighbouring hexes are, and a little more. */
const BESIDE = 180

/** How the fan lies: found when it comes up, and kept while its tiles are turned. */
export function useSpread(
  fan: Fan | undefined,
  around: BoardCell | undefined,
  cells: readonly BoardCell[],
  panZoom: RefObject<PanZoom | null>,
  { legal = [] }: BoardState,
): FanSpread {
  const [spread, setSpread] = useState(NO_SPREAD)
  const lay = () => {
    if (!around || !fan || !panZoom.current) return
    panZoom.current.sizeFan()
    const scale = panZoom.current.scale()
    const size = fanSize(scale)
    const at = panZoom.current.onScreen(around.centre)
    const room = surroundingsOf(at, scale * size, panZoom.current.size(), panZoom.current.floats())
    const sights = cells.flatMap(({ hex, centre, scene }): readonly Sight[] => {
      const away = minus(centre, around.centre)
      const isBeside = Math.hypot(away.x, away.y) < BESIDE
      const matters = legal.includes(hex) ? 4 : scene.stops.length === 0 ? 0 : isBeside ? 0.7 : 0.3
      return hex === fan.hex || matters === 0 ? [] : [{ at: times(away, 1 / size), matters }]
    })
    setSpread({ shape: fanShape(fan.tiles.length, room, sights), around: room, sights })
  }
  useLayoutEffect(lay, [fan?.hex, fan?.tiles.length])
  // after the board has been fitted, which is after what is asked has been seen
  useEffect(lay, [legal.join(' ')])
  return spread
}
