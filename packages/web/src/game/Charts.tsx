import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { Segments } from '../app/Segments.tsx'
import { saveFile } from '../app/saveFile.ts'
import { theme } from '../app/settings.ts'
import { words } from '../app/words.ts'
import type { Position } from '../worker/protocol.ts'
import { ask } from '../worker/table.ts'
import { type Column, csvOf, type Figures, figuresOf } from './figures.ts'
import { head, log } from './model.ts'
import { lookAtMove } from './moments.ts'
import { darkDevice, looks } from './screen.ts'
import { roundsOf } from './timeline.ts'
import './charts.css'

const VIEWS = ['values', 'prices', 'table'] as const

/** How value and prices went, round by round; the same as a table and as a file. */
export const Charts = ({ position }: { position: Position }) => {
  const { game } = words.value
  const [view, setView] = useState<(typeof VIEWS)[number]>('values')
  const { moments, of } = useMoments(position)
  const figures = useMemo(() => figuresOf(moments), [moments])
  const nameOf = ({ name, kind }: Column) => {
    const kinds = { value: game.value, cash: game.cash, price: game.price, treasury: game.treasury }
    return `${name} ${kinds[kind]}`
  }
  return (
    <div class="charts">
      <Segments
        name="chart"
        label={game.tabNames.charts}
        value={view}
        of={VIEWS.map((value) => ({ value, label: game[value] }))}
        choose={(chosen) => setView(chosen)}
      />
      {moments.length < of && <p class="quiet">{game.counting(moments.length, of)}</p>}
      {view === 'table' ? (
        <>
          <Table figures={figures} nameOf={nameOf} />
          <button
            type="button"
            class="button"
            onClick={() => {
              const head = { round: game.round, move: game.moveNumber, nameOf }
              saveFile(`${position.game}.csv`, 'text/csv', `\ufeff${csvOf(figures, head)}`)
            }}
          >
            {game.csv}
          </button>
        </>
      ) : (
        <Chart
          key={`${view} ${theme.value} ${darkDevice.value}`}
          figures={figures}
          kind={view === 'values' ? 'value' : 'price'}
          label={game[view]}
        />
      )}
    </div>
  )
}

/** The moments at which rounds began, and now; they come one after another. */
function useMoments(position: Position): { moments: readonly Position[]; of: number } {
  const moves = head.value?.moves ?? 0
  const starts = [...new Set([...roundsOf(log.value).map(({ move }) => move), moves])]
  const key = `${position.id} ${starts.join(' ')}`
  const [moments, setMoments] = useState<readonly Position[]>([])
  useEffect(() => {
    let stale = false
    const gather = async () => {
      const found: Position[] = []
      for (const move of starts) {
        if (stale) return
        found.push(await ask('at', { move }))
        if (!stale && found.length % 5 === 0) setMoments([...found])
      }
      if (!stale) setMoments(found)
    }
    void gather()
    return () => {
      stale = true
    }
  }, [key])
  return { moments, of: starts.length }
}

/** Away from the lines the legend has no figures. */
const legend = (_: uPlot, figure: number | null): string => (figure === null ? '' : `${figure}`)

const DASHES = [[], [8, 4], [2, 3], [12, 4, 2, 4], [5, 3], [1, 2]]

const Chart = ({ figures, kind, label }: { figures: Figures; kind: Column['kind']; label: string }) => {
  const place = useRef<HTMLDivElement>(null)
  const lines = figures.columns.filter((column) => column.kind === kind)
  useEffect(() => {
    const box = place.current
    if (!box || figures.rounds.length === 0) return
    const style = getComputedStyle(document.documentElement)
    const css = (name: string) => style.getPropertyValue(name).trim()
    const axis = { stroke: css('--ink2'), grid: { stroke: css('--line') }, ticks: { stroke: css('--line') } }
    const chart = new uPlot(
      {
        width: box.clientWidth,
        height: 260,
        scales: { x: { time: false } },
        axes: [{ ...axis, values: (_, at) => at.map((one) => `${one}`) }, axis],
        series: [
          { label: words.value.game.moveNumber, value: legend },
          ...lines.map(({ name, of }, number) => ({
            label: name,
            value: legend,
            stroke:
              typeof of === 'number'
                ? css(`--player-${(of % 6) + 1}`)
                : (looks.value.get(of)?.paint.fill ?? css('--ink')),
            width: 2,
            dash: DASHES[number % DASHES.length]!,
            spanGaps: true,
          })),
        ],
      },
      [figures.rounds.map(({ move }) => move), ...lines.map((line) => [...line.figures])],
      box,
    )
    const resized = new ResizeObserver(() => chart.setSize({ width: box.clientWidth, height: 260 }))
    resized.observe(box)
    return () => {
      resized.disconnect()
      chart.destroy()
    }
  }, [figures, kind])
  return <div ref={place} class="chart" role="img" aria-label={label} />
}

const Table = ({ figures, nameOf }: { figures: Figures; nameOf(column: Column): string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
  <section class="sideways" tabIndex={0} aria-label={words.value.game.table}>
    <table class="figures">
      <thead>
        <tr>
          <th scope="col">{words.value.game.round}</th>
          <th scope="col">{words.value.game.moveNumber}</th>
          {figures.columns.map((column) => (
            <th scope="col" key={nameOf(column)}>
              {nameOf(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.rounds.map(({ name, move }, place) => (
          <tr key={move}>
            <th scope="row">
              <button type="button" onClick={() => lookAtMove(move)}>
                {name}
              </button>
            </th>
            <td>{move}</td>
            {figures.columns.map((column) => (
              <td key={nameOf(column)}>{column.figures[place] ?? ''}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
