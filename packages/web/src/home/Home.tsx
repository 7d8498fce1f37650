import { useEffect } from 'preact/hooks'
import { newPath, passAndPlayPath } from '../app/address.ts'
import { Icon, type IconName } from '../app/Icon.tsx'
import { Picture } from '../app/Picture.tsx'
import { language } from '../app/settings.ts'
import { catalogue, readCatalogue, readShelf, shelf } from '../app/shelf.ts'
import { useTitle } from '../app/title.ts'
import { words } from '../app/words.ts'
import type { ShelfCard } from '../worker/protocol.ts'
import { GameTile } from './GameTile.tsx'
import './home.css'

/** The games of this device, and the doors to more. */
export const Home = () => {
  const { title, home } = words.value
  useTitle(title)
  useEffect(() => void readShelf(), [])
  useEffect(() => void readCatalogue(), [language.value])
  const games = shelf.value
  return (
    <div class="page home-page">
      <div class="games">
        <h1 class={games?.length ? '' : 'unseen'}>{home.title}</h1>
        {games?.length === 0 && <Empty />}
        {games && (
          <>
            <Row
              games={games.filter(({ turn, branchOf }) => turn.length > 0 && !branchOf)}
              name={home.continue}
            />
            <Row
              games={games.filter(({ turn, branchOf }) => turn.length === 0 && !branchOf)}
              name={home.finished}
            />
            <Row games={games.filter(({ branchOf }) => branchOf)} name={home.tried} />
          </>
        )}
        <Games />
      </div>
      <aside class="card home-doors">
        <a class="button main" href="/new">
          <Icon name="plus" />
          {home.newGame}
        </a>
        <Door path="/new" icon="bot" name={home.bots} hint={home.botsHint} />
        <Door path={passAndPlayPath} icon="people" name={home.pass} hint={home.passHint} />
        <Door path="/rules" icon="book" name={home.rules} hint={home.rulesHint} />
        <Door path="/import" icon="file" name={home.import} hint={home.importHint} />
      </aside>
    </div>
  )
}

const Row = ({ games, name }: { games: readonly ShelfCard[]; name: string }) =>
  games.length === 0 ? null : (
    <section>
      <h2>
        {name} <span class="badge">{games.length}</span>
      </h2>
      <ul class="tiles">
        {games.map((game) => (
          <GameTile key={game.id} game={game} />
        ))}
      </ul>
    </section>
  )

/** What can be played here. */
const Games = () => {
  const { home, newGame } = words.value
  if (!catalogue.value) return null
  return (
    <section>
      <h2>{home.games}</h2>
      <ul class="tiles">
        {catalogue.value.map(({ id, name, players, summary, picture }) => (
          <li key={id} class="card tile">
            <a class="open" href={newPath(id)}>
              <span class="board">
                <Picture of={picture} />
              </span>
              <span class="words">
                <strong>{name}</strong>
                <span class="quiet">{newGame.playersRange(players.min, players.max)}</span>
                <span>{summary}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Empty = () => {
  const { claim, home } = words.value
  return (
    <section class="card empty">
      <h2>{claim}</h2>
      <p>{home.empty}</p>
      <p class="quiet">{home.emptyText}</p>
    </section>
  )
}

interface DoorProps {
  readonly path: string
  readonly icon: IconName
  readonly name: string
  readonly hint: string
}

const Door = ({ path, icon, name, hint }: DoorProps) => (
  <a class="door" href={path}>
    <Icon name={icon} />
    <span>
      <strong>{name}</strong>
      <small>{hint}</small>
    </span>
  </a>
)
