import type { HexScene, Mark } from '@roundhouse/view'
import type { JSX } from 'preact'
import type { TokenLooks } from '../tokens/tokenLook.ts'
import { isCovered, OFFBOARD_LINES, VALUES } from './labelPlacement.ts'
import { markBox } from './labelSizes.ts'
import { widthOfLine } from './letterWidths.ts'
import { BonusMarker, Goal, Port } from './marks.tsx'
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
  const goals = scene.marks.filter(({ kind }) => kind === 'goal')
  const tokened = scene.stops[stop]!.slots.length > 0
  const below = notes.length > 0 ? OFFBOARD_LINES.marks : 50
  const aside = awayFrom(scene)
  return (
    <>
      <text
        class="name"
        font-size={Math.max(...lines.map((line) => line.length), 0) > 10 ? 21 : OFFBOARD_LINES.letters}
        style={{ '--grows': growthWithin(lines) }}
      >
        {lines.map((line, index) => (
          <tspan key={line} x="0" y={OFFBOARD_LINES.name - (lines.length - 1 - index) * 23}>
            {line}
          </tspan>
        ))}
      </text>
      {!tokened && <OffboardValues stop={scene.stops[stop]!} at={VALUES} runs={runs} />}
      {notes.length > 0 && (
        <text class="note" y={OFFBOARD_LINES.notes}>
          {notes.join(' · ')}
        </text>
      )}
      {inRow([...ports, ...bonuses, ...goals]).map(({ mark, x }, index) => {
        const at = { x: x + aside, y: below }
        if (ports.includes(mark)) return <Port key={index} at={at} scale={0.7} />
        return goals.includes(mark) ? (
          <Goal key={index} mark={mark} at={at} looks={looks} />
        ) : (
          <BonusMarker key={index} mark={mark} at={at} looks={looks} />
        )
      })}
    </>
  )
}

/** How much larger a name may be seen from afar without reaching beyond its hex. */
const growthWithin = (lines: readonly string[]): number =>
  Math.max(1, Math.min(1.24, 166 / (25 * Math.max(1, ...lines.map(widthOfLine)))))

/** How far to the side of an arrow from below the icons stand. */
function awayFrom({ paths }: HexScene): number {
  const edges = paths.flat()
  return edges.includes(0) ? (edges.includes(5) ? 0 : 34) : edges.includes(5) ? -18 : 0
}

/** Icons and markers side by side around the middle. */
function inRow(marks: readonly Mark[]): readonly { readonly mark: Mark; readonly x: number }[] {
  const widths = marks.map((mark) => markBox(mark).width + 5)
  let left = -widths.reduce((sum, width) => sum + width, 0) / 2
  return marks.map((mark, index) => {
    const x = left + widths[index]! / 2
    left += widths[index]!
    return { mark, x }
  })
}
