import type { HexScene } from '@roundhouse/view'
import type { JSX } from 'preact'
import { edgeAngle, edgeMiddle, type HexLayout, pathOf, plus, polar, text } from '../geometry.ts'
import type { Arrangement } from './arrangeHex.ts'
import { newPaths } from './newPaths.ts'
import { type HexTrack, stopOfEnd } from './stopExits.ts'
import './track.css'

/** All track of a hex: the casings first, then the ink. */
export function Tracks({
  layout,
  scene,
  arrangement,
}: {
  layout: HexLayout
  scene: HexTrack
  arrangement: Arrangement
}): JSX.Element | null {
  if (scene.paths.length === 0) return null
  const lines = scene.paths.flatMap((path, index) =>
    isArrow(scene, path) ? [] : [pathOf(arrangement.tracks[index]!)],
  )
  const arrows = scene.paths.filter((path) => isArrow(scene, path))
  const joins = scene.paths.flat().includes('j')
  return (
    <>
      {lines.length > 0 && <path class="casing" d={lines.join('')} />}
      {lines.length > 0 && <path class="track" d={lines.join('')} />}
      {joins && <circle class="junction" r="6" />}
      {arrows.length > 0 && <path class="arrow" d={arrows.map((path) => arrow(layout, path)).join('')} />}
    </>
  )
}

const isArrow = ({ stops }: HexTrack, path: HexScene['paths'][number]): boolean =>
  path.some((end) => stops[stopOfEnd(end) ?? -1]?.kind === 'offboard')

/** The way into an off-board place. */
function arrow(layout: HexLayout, path: HexScene['paths'][number]): string {
  const edge = path.find((end) => typeof end === 'number')
  if (edge === undefined) return ''
  const angle = edgeAngle(layout, edge)
  const from = edgeMiddle(layout, edge)
  const [left, right] = [polar(angle - 90, 13), polar(angle + 90, 13)].map((side) => text(plus(from, side)))
  return `M${left}L${right}L${text(polar(angle, 46))}Z`
}

/** Track that a preview adds, over everything else. */
export function NewTrack({
  before,
  scene,
  arrangement,
}: {
  before: HexTrack
  scene: HexTrack
  arrangement: Arrangement
}): JSX.Element | null {
  const fresh = newPaths(before, scene).map((number) => pathOf(arrangement.tracks[number]!))
  if (fresh.length === 0) return null
  return (
    <>
      <path class="new-casing" d={fresh.join('')} />
      <path class="new-track" d={fresh.join('')} />
    </>
  )
}
