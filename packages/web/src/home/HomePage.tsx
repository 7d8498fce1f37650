import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { newPath } from '../app/address.ts'
import { deviceGames, gameCatalogue, readCatalogue, readDeviceGames } from '../app/deviceGames.ts'
import { language } from '../app/settings/settings.ts'
import { BoardThumbnail } from '../app/thumbnail/BoardThumbnail.tsx'
import { useTitle } from '../app/useTitle.ts'
import { waitsForPerson } from '../app/waitingGames.ts'
import { words } from '../app/words.ts'
import { account, serverState } from '../online/account/account.ts'
import { isLobbyKnown, isMyTurn, tables, useLobby } from '../online/lobby/lobby.ts'
import { OpenTables } from '../online/lobby/OpenTables.tsx'
import { TableTile } from '../online/lobby/TableTile.tsx'
import type { DeviceGameCard } from '../worker/protocol/cards.ts'
import { FinishedTable } from './FinishedTable.tsx'
import { FinishedTile } from './FinishedTile.tsx'
import { GameTile } from './GameTile.tsx'
import { Hero } from './Hero.tsx'
import { HomeSide } from './HomeSide.tsx'
import './home.css'

/** So long the games of this device wait for what the server has, and for what can be played, in milliseconds. */
const PATIENCE = 2000

/** The games of this device, and the ways to more. */
export const HomePage = () => {
  const { title, home, online } = words.value
  const [isLate, setLate] = useState(false)
  useTitle(title)
  useLobby()
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => void readDeviceGames(), [])
  useEffect(() => void readCatalogue(), [language.value])
  const isAllKnown = isLobbyKnown.value && gameCatalogue.value !== null
  const games = isAllKnown || isLate ? deviceGames.value : null
  const isOver = ({ turn }: DeviceGameCard) => turn.length === 0
  const own = games?.filter(({ branchOf }) => !branchOf) ?? []
  const going = own.filter((game) => !isOver(game) && !game.oldRules)
  const { mine, finished } = tables.value
  const turns = mine.filter(isMyTurn)
  const others = mine.filter((card) => !isMyTurn(card))
  const isEmpty = games?.length === 0 && mine.length + finished.length === 0
  return (
    <div class="page home-page" aria-busy={games === null}>
      <h1 class="unseen">{home.title}</h1>
      {games && (
        <div class="games stack">
          {isEmpty && <Hero />}
          <GameRow name={home.yourTurn} count={turns.length + going.filter(waitsForPerson).length} waiting>
            {turns.map((card) => (
              <TableTile key={card.id} card={card} />
            ))}
            {going.filter(waitsForPerson).map((game) => (
              <GameTile key={game.id} game={game} />
            ))}
          </GameRow>
          <GameRow name={online.lobby.others} count={others.length}>
            {others.map((card) => (
              <TableTile key={card.id} card={card} />
            ))}
          </GameRow>
          <GameRow name={home.waiting} count={going.filter((game) => !waitsForPerson(game)).length}>
            {going
              .filter((game) => !waitsForPerson(game))
              .map((game) => (
                <GameTile key={game.id} game={game} />
              ))}
          </GameRow>
          <Tables />
          <GameRow name={home.tried} count={games.length - own.length}>
            {games
              .filter(({ branchOf }) => branchOf)
              .map((game) => (
                <GameTile key={game.id} game={game} />
              ))}
          </GameRow>
          <GameRow name={home.oldRules} count={own.filter(({ oldRules }) => oldRules).length}>
            {own
              .filter(({ oldRules }) => oldRules)
              .map((game) => (
                <GameTile key={game.id} game={game} />
              ))}
          </GameRow>
          <GameRow name={home.finished} count={finished.length + own.filter(isOver).length}>
            {finished.map((card) => (
              <FinishedTable key={card.id} card={card} />
            ))}
            {own.filter(isOver).map((game) => (
              <FinishedTile key={game.id} game={game} />
            ))}
          </GameRow>
        </div>
      )}
      <HomeSide isMain={!isEmpty} />
      {games && <Games />}
    </div>
  )
}

/** What others play, where there is a server. */
const Tables = () => {
  const { online } = words.value
  const { open, playing } = tables.value
  const others = open.filter(({ mine }) => mine === null)
  const watched = playing.filter(({ mine }) => mine === null)
  if (serverState.value !== 'here') return null
  return (
    <>
      <section class="stack gap-14">
        <h2>{online.lobby.open}</h2>
        {others.length > 0 ? <OpenTables cards={others} /> : <p class="quiet">{online.lobby.noOpen}</p>}
        {!account.value && (
          <p class="row wrap gap-4-12 quiet">
            {online.lobby.logInHint}{' '}
            <a class="tall-link" href="/login">
              {online.logIn}
            </a>
          </p>
        )}
      </section>
      {watched.length > 0 && (
        <section class="stack gap-14">
          <h2>{online.lobby.playing}</h2>
          <OpenTables cards={watched} />
        </section>
      )}
    </>
  )
}

interface GameRowProps {
  readonly name: string
  readonly count: number
  /** They wait for somebody here. */
  readonly waiting?: boolean
  readonly children: ComponentChildren
}

const GameRow = ({ name, count, waiting = false, children }: GameRowProps) =>
  count === 0 ? null : (
    <section class="stack gap-14">
      <h2>
        {name} {waiting && <span class="badge">{count}</span>}
      </h2>
      <ul class="tiles stack gap-16">{children}</ul>
    </section>
  )

/** What can be played here. */
const Games = () => {
  const { home, newGame } = words.value
  if (!gameCatalogue.value) return null
  return (
    <section class="games catalogue stack">
      <h2>{home.games}</h2>
      <ul class="tiles stack gap-16">
        {gameCatalogue.value.map(({ id, name, players, summary, thumbnail }) => (
          <li key={id} class="card tile column">
            <a class="open stack bare-link" href={newPath(id)}>
              <span class="picture">
                <BoardThumbnail of={thumbnail} />
              </span>
              <span class="words gap-4">
                <strong class="text-xl">{name}</strong>
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
