import { formatAmount } from '@roundhouse/kernel'
import { useEffect, useRef, useState } from 'preact/hooks'
import uPlot from 'uplot'
import { companyLooks } from '../../state/derived.ts'
import { lookAtMove } from '../../state/pastMoments.ts'
import type { FigureColumn, Figures } from '../tables/figures.ts'
import { spreadLabels } from './spreadLabels.ts'
import 'uplot/dist/uPlot.min.css'

const DASHES = [[], [8, 4], [2, 3], [12, 4, 2, 4], [5, 3], [1, 2]]
const HEIGHT = 260

/** So wide is at least a chart that has names at the ends of its lines. */
const ROOMY = 480

/** How far apart rounds may be named. */
const EVERY = [1, 2, 3, 4, 5, 10, 20, 50]

interface Props {
  readonly figures: Figures
  readonly kind: FigureColumn['kind']
  readonly label: string
}

/** Lines over the rounds, each with a colour and a dash and, where there is room, its name at its end; below them whose they are, with the figures of the round that is pointed at. */
export const LineChart = ({ figures: { rounds, columns }, kind, label }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  const legend = useRef<HTMLUListElement>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const lines = columns.filter((column) => column.kind === kind)
  useEffect(() => {
    const box = place.current
    if (!box || rounds.length === 0) return
    const css = getComputedStyle(document.documentElement)
    const grid = { stroke: css.getPropertyValue('--line').trim(), width: 1 }
    const { fontFamily } = getComputedStyle(box)
    const axis = {
      stroke: css.getPropertyValue('--ink2').trim(),
      font: `12px ${fontFamily}`,
      grid,
      ticks: grid,
    }
    const drawn = [...(legend.current?.querySelectorAll('line') ?? [])]
    const font = `600 12px ${fontFamily}`
    const room = 12 + widest(lines, font)
    const isRoomy = () => box.clientWidth >= ROOMY
    const chart = new uPlot(
      {
        width: box.clientWidth,
        height: HEIGHT,
        legend: { show: false },
        padding: [null, () => (isRoomy() ? Math.max(40, room) : 40), null, null],
        scales: { x: { time: false } },
        axes: [
          {
            ...axis,
            incrs: EVERY,
            space: 64,
            values: (_, at) => at.map((round) => rounds[round]?.label ?? ''),
          },
          { ...axis, size: 56, values: (_, at) => at.map((figure) => formatAmount(figure)) },
        ],
        series: [
          {},
          ...lines.map((_, index) => ({
            stroke: drawn[index] ? getComputedStyle(drawn[index]).stroke : axis.stroke,
            width: 2,
            dash: DASHES[index % DASHES.length]!,
            spanGaps: true,
            points: { show: false },
          })),
        ],
        hooks: {
          setCursor: [({ cursor: { idx } }) => setPointed(idx ?? null)],
          draw: [(chart) => isRoomy() && writeNames(chart, lines, font, axis.stroke)],
        },
      },
      [rounds.map((_, round) => round), ...lines.map((line) => [...line.figures])],
      box,
    )
    const resized = new ResizeObserver(() => chart.setSize({ width: box.clientWidth, height: HEIGHT }))
    resized.observe(box)
    return () => {
      resized.disconnect()
      chart.destroy()
    }
  }, [rounds, columns, kind])
  const at = pointed ?? rounds.length - 1
  return (
    <figure class="line-chart">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the table beside it has a button for every round */}
      <div
        ref={place}
        class="chart"
        role="img"
        aria-label={label}
        onClick={() => pointed !== null && lookAtMove(rounds[pointed]!.move)}
      />
      <figcaption class="stack gap-4 text-s">
        <strong>{rounds[at]?.name}</strong>
        <ul ref={legend} class="cluster">
          {lines.map(({ name, of, figures }, index) => (
            <li key={name} class="row gap-6" style={{ '--line-colour': colourOf(of) }}>
              <svg viewBox="0 0 28 8" aria-hidden="true">
                <line
                  x1="0"
                  y1="4"
                  x2="28"
                  y2="4"
                  stroke-dasharray={DASHES[index % DASHES.length]!.join(' ')}
                />
              </svg>
              {name} <b>{figures[at] === null ? '' : formatAmount(figures[at] ?? 0)}</b>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}

function widest(lines: readonly FigureColumn[], font: string): number {
  const pen = document.createElement('canvas').getContext('2d')!
  pen.font = font
  return Math.max(0, ...lines.map(({ name }) => pen.measureText(name).width))
}

/** Writes at the end of each line whose it is, the names from top to bottom as the lines end, none over another. */
function writeNames(chart: uPlot, lines: readonly FigureColumn[], font: string, colour: string): void {
  const { ctx: pen } = chart
  const scale = devicePixelRatio
  pen.save()
  pen.scale(scale, scale)
  pen.font = font
  pen.fillStyle = colour
  pen.textAlign = 'left'
  pen.textBaseline = 'middle'
  const ends = lines.flatMap(({ name, figures }) => {
    const last = figures.at(-1) ?? null
    return last === null ? [] : [{ name, y: chart.valToPos(last, 'y', true) / scale }]
  })
  const { left, top, width, height } = chart.bbox
  for (const { name, y } of spreadLabels(ends, (top + height) / scale))
    pen.fillText(name, (left + width) / scale + 8, y)
  pen.restore()
}

const colourOf = (of: FigureColumn['of']): string =>
  typeof of === 'number'
    ? `var(--player-${(of % 6) + 1})`
    : (companyLooks.value.get(of)?.paint.fill ?? 'var(--ink)')
