import { tablePath } from '../app/address.ts'
import { Disc } from '../app/Discs.tsx'
import { Looks } from '../app/Header.tsx'
import { Logo } from '../app/Logo.tsx'
import { exportGame } from '../app/shelf.ts'
import { useTitle } from '../app/title.ts'
import { words } from '../app/words.ts'
import { winnersOf } from '../home/winners.ts'
import type { Position, StandingScene } from '../worker/protocol.ts'
import './results.css'

/** What a game came to, and why. */
export const Results = ({ position }: { position: Position }) => {
  const { results, home, title } = words.value
  const { id, name, seats, standings } = position
  const winners = winnersOf(standings).map((seat) => seats[seat]!.name)
  useTitle(`${results.title}: ${name}`)
  return (
    <>
      <header class="header">
        <a class="home" href="/">
          <Logo />
          <span>{title}</span>
        </a>
        <Looks />
      </header>
      <div class="page results">
        <h1>{winners.length === 1 ? results.wins(winners[0]!) : results.shared(winners.join(home.and))}</h1>
        <p class="quiet">
          {name} · {home.moves(position.moves)}
        </p>
        <ol class="podium">
          {standings.map((standing) => (
            <Place key={standing.seat} standing={standing} name={seats[standing.seat]!.name} />
          ))}
        </ol>
        <div class="results-doors">
          <a class="button main" href="/new">
            {results.again}
          </a>
          <a class="button" href={tablePath(id)}>
            {results.board}
          </a>
          <button type="button" class="button" onClick={() => void exportGame(id)}>
            {results.export}
          </button>
        </div>
      </div>
    </>
  )
}

const Place = ({ standing, name }: { standing: StandingScene; name: string }) => {
  const { results } = words.value
  const { seat, rank, score, facts } = standing
  return (
    <li class="card place" data-rank={rank}>
      <span class="rank">{results.place(rank)}</span>
      <Disc name={name} seat={seat} />
      <strong>{name}</strong>
      <span class="score">{score ?? results.out}</span>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
