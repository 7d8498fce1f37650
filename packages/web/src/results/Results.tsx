import { type Currency, formatAmount } from '@roundhouse/kernel'
import type { Fact } from '@roundhouse/view'
import { useEffect, useState } from 'preact/hooks'
import { againPath, tablePath } from '../app/address.ts'
import { Disc } from '../app/Discs.tsx'
import { downloadGame } from '../app/deviceGames.ts'
import { Header } from '../app/Header.tsx'
import { Icon } from '../app/Icon.tsx'
import { language } from '../app/settings/settings.ts'
import { useTitle } from '../app/useTitle.ts'
import { words } from '../app/words.ts'
import { ChartsTab } from '../game/frame/lazyPanes.tsx'
import { newLuck, startGame } from '../new/startGame.ts'
import { ClosedReason } from '../online/room/ClosedReason.tsx'
import { ask } from '../worker/connection.ts'
import type { Position, StandingScene } from '../worker/protocol/position.ts'
import type { RequestAnswer } from '../worker/protocol/requests.ts'
import { barLength } from './barLength.ts'
import { FinalBoard } from './FinalBoard.tsx'
import { resultHeading } from './resultHeading.ts'
import './results.css'

/** What a game came to, and why it ended; how the board lay then, and how it came to that. */
export const Results = ({ position }: { position: Position }) => {
  const { results, home, screen, between } = words.value
  const { id, name, scene, seats, standings } = position
  const { title, note } = resultHeading(position, words.value, language.value)
  useTitle(screen.factOf(results.title, name))
  return (
    <>
      <Header />
      <div class="page results stack gap-20">
        <header class="cluster between from-top">
          <div>
            <h1>{title}</h1>
            {note && <p class="end-reason">{note}</p>}
            <ClosedReason />
            <p class="quiet">{[name, home.moves(position.moves)].join(between)}</p>
          </div>
          <PlayAgain position={position} />
        </header>
        <ol class="podium stack gap-16 from-top">
          {standings.map((standing) => (
            <ResultRow
              key={standing.seat}
              standing={standing}
              first={standings[0]!}
              all={standings.flatMap(({ facts }) => facts)}
              name={seats[standing.seat]!.name}
              currency={scene.currency.scores}
            />
          ))}
        </ol>
        {scene.board && (
          <a class="card bare-link stack gap-10" href={tablePath(id)}>
            <h2>{results.lastBoard} ›</h2>
            <FinalBoard scene={scene} board={scene.board} />
          </a>
        )}
        <section class="card">
          <h2>{results.charts}</h2>
          <ChartsTab position={position} />
        </section>
      </div>
    </>
  )
}

/** What to do next: the same again, with other seats, with the same luck; or look back. */
const PlayAgain = ({ position: { id, game, online } }: { position: Position }) => {
  const { results } = words.value
  const [setup, setSetup] = useState<RequestAnswer<'again'> | null>(null)
  useEffect(() => {
    if (!online) void ask('again', { id }).then(setSetup)
  }, [id, online])
  const start = (seed: number) => setup && void startGame({ ...setup, seed })
  return (
    <div class="results-actions row wrap to-end gap-8-12">
      {online ? (
        <a class="button main" href={againPath(game, id)}>
          {results.again}
        </a>
      ) : (
        <button type="button" class="button main" disabled={!setup} onClick={() => start(newLuck())}>
          {results.again}
        </button>
      )}
      <a class="button" href={tablePath(id)}>
        <Icon name="map" />
        {results.board}
      </a>
      <button type="button" class="button" onClick={() => void downloadGame(id)}>
        <Icon name="save" />
        {results.export}
      </button>
      <p class="cluster to-end own-line">
        {!online && <a href={againPath(game, id)}>{results.change}</a>}
        {setup?.seed !== undefined && (
          <button
            type="button"
            class="link"
            onClick={() => start(setup.seed!)}
            title={results.luck(setup.seed)}
          >
            {results.sameLuck}
          </button>
        )}
      </p>
    </div>
  )
}

interface ResultRowProps {
  readonly standing: StandingScene
  readonly first: StandingScene
  /** What all scores are made of, for one scale. */
  readonly all: readonly Fact[]
  readonly name: string
  readonly currency: Currency | undefined
}

const ResultRow = ({ standing, first, all, name, currency }: ResultRowProps) => {
  const { results } = words.value
  const { seat, rank, score, facts } = standing
  const figure = (value: number) => formatAmount(value, currency)
  const behind = first.score !== null && score !== null ? first.score - score : 0
  return (
    <li class={rank === 1 ? 'card framed place stack gap-10' : 'card place stack gap-10'} data-rank={rank}>
      <div class="row gap-10">
        <Disc name={name} seat={seat} />
        <strong class="grow text-xl anywhere">{name}</strong>
        <span class="rank quiet bold">{results.place(rank)}</span>
      </div>
      <p class="score cluster baseline between">
        {score === null ? results.out : figure(score)}
        {behind > 0 && <small class="caption">{results.behind(figure(behind))}</small>}
      </p>
      <dl class="fact-lines">
        {facts.map((fact) => (
          <div key={fact.label} style={{ '--part': `${barLength(fact, all)}%` }}>
            <dt class="soft">{fact.label}</dt>
            <dd class="semibold">{fact.value}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
