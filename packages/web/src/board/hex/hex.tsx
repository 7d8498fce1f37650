import type { Currency } from '@roundhouse/kernel'
import type { JSX } from 'preact'
import { type HexLayout, outline } from '../geometry.ts'
import type { TokenLooks } from '../tokens/tokenLook.ts'
import type { Ghost } from '../tokens/tokens.tsx'
import { CostCapsule, TerrainCosts } from './costs.tsx'
import { Demand, Goods } from './goods.tsx'
import { hasCityWithoutSlots, isCrowded } from './hexMiddle.ts'
import type { HexPlacement } from './hexPlacement.ts'
import { ERAS, Labels, labelsBeside, TileNumber } from './hexText.tsx'
import { SMALL_COST } from './labelSizes.ts'
import { Marks } from './marks.tsx'
import { Offboard } from './offboard.tsx'
import { RevenueFigures, Stops } from './stops.tsx'
import './hexes.css'
import { Tracks } from './track.tsx'

const OUTLINES = {
  board: { flat: outline('flat', 99), pointy: outline('pointy', 99) },
  tile: { flat: outline('flat', 97.5), pointy: outline('pointy', 97.5) },
  slotless: { flat: outline('flat', 84), pointy: outline('pointy', 84) },
  bevel: { flat: outline('flat', 92), pointy: outline('pointy', 92) },
}

/** The ground with its track. */
export function HexGround({
  layout,
  placement: { scene, arrangement },
  currency,
}: {
  layout: HexLayout
  placement: HexPlacement
  currency?: Currency | undefined
}): JSX.Element {
  const { tile, ground, stops, terrain } = scene
  const open = terrain.length > 0 && stops.length === 0 && !isCrowded(scene)
  const blocked = scene.marks.find(({ kind }) => kind === 'blocked')
  return (
    <g class={tile === undefined ? undefined : 'laid'} data-ground={ground}>
      <polygon class="ground" points={(tile === undefined ? OUTLINES.board : OUTLINES.tile)[layout]} />
      {tile !== undefined && <polygon class="bevel" points={OUTLINES.bevel[layout]} />}
      {ERAS.indexOf(ground) > 0 && <polygon class="pattern" points={OUTLINES.tile[layout]} />}
      {hasCityWithoutSlots(scene) && <polygon class="slotless-ground" points={OUTLINES.slotless[layout]} />}
      {blocked && <polygon class="blocked" points={OUTLINES.board[layout]} />}
      {open && <TerrainCosts terrain={terrain} currency={currency} up={scene.name ? 22 : 0} />}
      <Tracks layout={layout} scene={scene} arrangement={arrangement} />
    </g>
  )
}

/** What stands on the ground: stops, figures, names, markers. */
export function HexTop({
  placement,
  looks,
  runs,
  ghosts,
  currency,
  quiet = false,
  bare = false,
}: {
  placement: HexPlacement
  looks: TokenLooks
  /** For each stop the runs that count it. */
  runs: readonly (readonly number[])[]
  ghosts?: ReadonlyMap<number, Ghost> | undefined
  currency?: Currency | undefined
  /** Another hex of the same place bears its name and value. */
  quiet?: boolean
  /** Without numbers and names of hexes. */
  bare?: boolean
}): JSX.Element {
  const { scene, arrangement, places } = placement
  const offboard = scene.stops.findIndex(({ kind }) => kind === 'offboard')
  const counted = [...new Set(runs.flat())]
  const apart = places.revenue.filter((place) => place !== null).length > 1
  return (
    <g data-ground={scene.ground}>
      {scene.tile !== undefined && (
        <TileNumber ground={scene.ground} tile={bare ? '' : scene.tile} at={places.number} />
      )}
      {(scene.stops.length > 0 || isCrowded(scene)) &&
        offboard < 0 &&
        scene.terrain.map(({ kind, cost }) => (
          <CostCapsule
            key={kind}
            kind={kind}
            cost={cost}
            currency={currency}
            at={places.terrain}
            scale={SMALL_COST}
            inFoot={hasCityWithoutSlots(scene)}
          />
        ))}
      <Stops scene={scene} arrangement={arrangement} looks={looks} ghosts={ghosts} />
      {scene.stops.map((stop, index) => {
        const at = places.revenue[index]
        return at ? (
          <RevenueFigures
            key={index}
            stop={stop}
            at={at}
            inFoot={hasCityWithoutSlots(scene)}
            runs={apart ? (runs[index] ?? []) : counted}
          />
        ) : null
      })}
      {offboard >= 0 && !quiet && (
        <Offboard scene={scene} stop={offboard} runs={runs[offboard] ?? []} looks={looks} />
      )}
      {offboard < 0 && <Labels labels={bare ? scene.labels : labelsBeside(scene)} at={places.labels} />}
      {offboard < 0 && <Marks marks={scene.marks} places={places} looks={looks} />}
      {scene.goods && <Goods of={scene.goods} />}
      {scene.stops.map(({ takes }, index) => takes && <Demand key={`takes ${index}`} good={takes} />)}
      {!bare && (
        <text class="hex-id" {...places.id}>
          {scene.hex}
        </text>
      )}
    </g>
  )
}
