import type { HexScene, Mark } from '@roundhouse/view'
import type { JSX } from 'preact'
import type { TokenLooks } from '../tokens/tokenLook.ts'
import { isCovered, VALUES } from './labelPlacement.ts'
import { bonusWidth } from './labelSizes.ts'
import { BonusMarker, Port } from './marks.tsx'
import { nameLines } from './nameLines.ts'
import { OffboardValues } from './stops.tsx'

/** An off-board place: its name, its values, its bonus, its icons, one below the other. */
export function Offboard({
  scene,
  stop,
  runs,
  looks,
}: {
  scene: HexScene
  stop: number
  runs: readonly number[]
  looks: TokenLooks
}): JSX.Element {
  const lines = scene.name ? nameLines(scene.name) : []
  const notes = [
    ...scene.labels,
    ...scene.marks.filter(({ kind }) => kind === 'note').map(({ label }) => label),
  ]
  const ports = scene.marks.filter(
    (mark) => mark.kind === 'port' && mark.company === undefined && !isCovered(scene, mark),
  )
  const bonuses = scene.marks.filter(({ kind, company }) => kind === 'bonus' || (kind === 'port' && company))
  const tokened = scene.stops[stop]!.slots.length > 0
  const below = 50 + (notes.length > 0 ? 24 : 0)
  const aside = awayFrom(scene)
  return (
    <>
      <text class="name" font-size={Math.max(...lines.map((line) => line.length), 0) > 10 ? 21 : 24}>
        {lines.map((line, index) => (
          <tspan key={line} x="0" y={-30 - (lines.length - 1 - index) * 23}>
            {line}
          </tspan>
        ))}
      </text>
      {!tokened && <OffboardValues stop={scene.stops[stop]!} at={VALUES} runs={runs} />}
      {notes.length > 0 && (
        <text class="note" y="48">
          {notes.join(' · ')}
        </text>
      )}
      {inRow([...ports, ...bonuses]).map(({ mark, x }, index) =>
        ports.includes(mark) ? (
          <Port key={index} at={{ x: x + aside, y: below }} scale={0.7} />
        ) : (
          <BonusMarker key={index} mark={mark} at={{ x: x + aside, y: below }} looks={looks} />
        ),
      )}
    </>
  )
}

/** How far to the side of an arrow from below the icons stand. */
function awayFrom({ paths }: HexScene): number {
  const edges = paths.flat()
  return edges.includes(0) ? (edges.includes(5) ? 0 : 34) : edges.includes(5) ? -18 : 0
}

/** Icons and markers side by side around the middle. */
function inRow(marks: readonly Mark[]): readonly { readonly mark: Mark; readonly x: number }[] {
  const widths = marks.map((mark) =>
    mark.kind === 'port' && mark.company === undefined ? 34 : bonusWidth(mark) + 6,
  )
  let left = -widths.reduce((sum, width) => sum + width, 0) / 2
  return marks.map((mark, index) => {
    const x = left + widths[index]! / 2
    left += widths[index]!
    return { mark, x }
  })
}
