import { useEffect, useMemo, useState } from 'preact/hooks'
import { isDeviceDark, isNarrow } from '../../../app/media.ts'
import { Segments } from '../../../app/Segments.tsx'
import { saveFile } from '../../../app/saveFile.ts'
import { language, theme } from '../../../app/settings/settings.ts'
import { words } from '../../../app/words.ts'
import { ask } from '../../../worker/connection.ts'
import type { Position } from '../../../worker/protocol/position.ts'
import { lookAtMove } from '../../state/pastMoments.ts'
import { state } from '../../state/state.ts'
import { EarningsTable } from '../tables/EarningsTable.tsx'
import { earningsOf } from '../tables/earnings.ts'
import { FigureTable, kindName } from '../tables/FigureTable.tsx'
import { FleetTable } from '../tables/FleetTable.tsx'
import { csvOf, type FigureColumn, figuresOf } from '../tables/figures.ts'
import { fleetsOf } from '../tables/fleets.ts'
import { WideFigures } from '../tables/WideFigures.tsx'
import { roundsOf } from '../timeline.ts'
import { LineChart } from './LineChart.tsx'
import './chartsPane.css'

type View = 'values' | 'prices' | 'revenue' | 'trains' | 'table'

/** How value and prices went, round by round, what companies took in and when they got trains; the same as a table and as a file. */
export const ChartsPane = ({ position }: { position: Position }) => {
  const { game } = words.value
  const [view, setView] = useState<View>('values')
  const [wide, setWide] = useState(false)
  const { moments, of } = useMoments(position)
  const figures = useMemo(() => figuresOf(moments, game.now), [moments, game.now])
  const fleets = useMemo(() => fleetsOf(moments), [moments])
  const earnings = useMemo(() => earningsOf(state.log.value), [state.log.value])
  const { called } = position.scene.companies ?? {}
  const trains = called?.trains ?? game.trains
  const earned = called?.earned ?? game.chartNames.revenue
  const names = { ...game.chartNames, trains, revenue: earned }
  const views: readonly View[] = [
    'values',
    ...(position.scene.companies?.market ? (['prices'] as const) : []),
    ...(earnings.rows.length > 0 ? (['revenue'] as const) : []),
    ...(fleets.rows.length > 0 ? (['trains'] as const) : []),
    'table',
  ]
  const nameOf = ({ name, kind }: FigureColumn) => `${name} ${kindName(kind)}`
  return (
    <div class="charts stack gap-10">
      <Segments
        name="chart"
        label={game.tabNames.charts}
        value={view}
        of={views.map((value) => ({ value, label: names[value] }))}
        choose={(chosen) => setView(chosen)}
      />
      {moments.length < of && <p class="quiet">{game.counting(moments.length, of)}</p>}
      {(view === 'values' || view === 'prices') && (
        <LineChart
          key={`${view} ${theme.value} ${isDeviceDark.value}`}
          figures={figures}
          kind={view === 'values' ? 'value' : 'price'}
          label={game[view]}
        />
      )}
      {view === 'revenue' && (
        <EarningsTable
          of={earnings}
          name={earned}
          labels={new Map(figures.rounds.map(({ move, label }) => [move, label]))}
        />
      )}
      {view === 'trains' && <FleetTable of={fleets} name={trains} />}
      {view === 'table' && (
        <>
          <FigureTable figures={figures} onMove={lookAtMove} />
          <div class="cluster">
            {!isNarrow.value && (
              <button type="button" class="button enlarge" onClick={() => setWide(true)}>
                {game.enlarge}
              </button>
            )}
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
          </div>
          {wide && <WideFigures figures={figures} close={() => setWide(false)} />}
        </>
      )}
    </div>
  )
}

/** The moments at which rounds began, and now; they come one after another. */
function useMoments(position: Position): { moments: readonly Position[]; of: number } {
  const moves = state.head.value?.moves ?? 0
  const starts = [...new Set([...roundsOf(state.log.value).map(({ move }) => move), moves])]
  const key = `${position.id} ${language.value} ${starts.join(' ')}`
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
