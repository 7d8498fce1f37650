import { resultPath, tablePath } from '../app/address.ts'
import { Looks } from '../app/Header.tsx'
import { Logo } from '../app/Logo.tsx'
import { go } from '../app/router.ts'
import { pace } from '../app/settings.ts'
import { useTitle } from '../app/title.ts'
import { words } from '../app/words.ts'
import type { Position } from '../worker/protocol.ts'
import { botMove, branch, busy, log, redo, thinking, undo } from './model.ts'
import { PlainOffers } from './PlainOffers.tsx'
import './game.css'

/** A game as plain lists: what is asked, what can be done, how everybody stands, what happened. */
export const Game = ({ position }: { position: Position }) => {
  const { game } = words.value
  const { id, name, scene, move, moves, canUndo, canRedo, over, branchOf } = position
  useTitle(name)
  return (
    <>
      <header class="header">
        <a class="home" href="/">
          <Logo />
          <span>{name}</span>
        </a>
        <span class="round">{scene.round}</span>
        <Looks />
      </header>
      <div class="page plain-game">
        <TurnBar position={position} />
        {branchOf && <p class="quiet">{game.branchOf(branchOf.move)}</p>}
        {move < moves && (
          <p class="band">
            {game.lookingAt(move)} <a href={tablePath(id)}>{game.backToNow}</a>
          </p>
        )}
        <div class="history">
          <button
            type="button"
            class="button"
            disabled={move === 0}
            onClick={() => go(tablePath(id, move - 1))}
          >
            ‹
          </button>
          <span>{game.move(move, moves)}</span>
          <button
            type="button"
            class="button"
            disabled={move >= moves}
            onClick={() => go(move + 1 >= moves ? tablePath(id) : tablePath(id, move + 1))}
          >
            ›
          </button>
          <button type="button" class="button" disabled={!canUndo || busy.value} onClick={() => void undo()}>
            {game.undo}
          </button>
          <button type="button" class="button" disabled={!canRedo || busy.value} onClick={() => void redo()}>
            {game.redo}
          </button>
          <button type="button" class="button" onClick={async () => go(tablePath(await branch()))}>
            {game.branch}
          </button>
        </div>
        {over && (
          <a class="button main" href={resultPath(id)}>
            {words.value.results.title}
          </a>
        )}
        <PlainOffers key={`${moves}`} position={position} />
        <Players position={position} />
        <section class="card log" aria-label={game.log}>
          <h2>{game.log}</h2>
          <ol>
            {log.value
              .filter((line) => line.move <= move)
              .slice(-60)
              .map((line, place) => (
                <li key={`${line.move} ${place}`} class={line.heading ?? ''}>
                  {line.text}
                </li>
              ))}
          </ol>
        </section>
      </div>
    </>
  )
}

const TurnBar = ({ position: { turn, asked, seats, over, viewer } }: { position: Position }) => {
  const { game } = words.value
  const now = turn ?? asked[0]
  if (over || !now) return <div class="turn-bar">{game.over}</div>
  const { name } = seats[now.seat]!
  return (
    <div class={turn ? 'turn-bar mine' : 'turn-bar'} role="status">
      {turn && turn.seat === viewer && seats.filter(({ kind }) => kind === 'person').length === 1
        ? game.yourTurn(now.prompt)
        : game.turnOf(name, now.prompt)}
      {thinking.value && <span class="unseen">{game.thinking(name)}</span>}
      {!turn && pace.value === 'step' && (
        <button type="button" class="button" onClick={() => void botMove()}>
          {game.nextBotMove}
        </button>
      )}
    </div>
  )
}

const Players = ({ position: { scene, standings } }: { position: Position }) => (
  <section class="card players">
    <ul>
      {scene.players.map(({ seat, name, cash, facts }) => (
        <li key={seat}>
          <strong>{name}</strong> {cash}
          {facts.map(({ label, value }) => (
            <span class="chip" key={label}>
              {label} {value}
            </span>
          ))}
          <span class="quiet">{standings.find((one) => one.seat === seat)?.score}</span>
        </li>
      ))}
    </ul>
  </section>
)
