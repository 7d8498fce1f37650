import { useEffect } from 'preact/hooks'
import { Header } from '../app/Header.tsx'
import { Trouble } from '../app/Trouble.tsx'
import { words } from '../app/words.ts'
import { leaveRoom, room } from '../online/room.ts'
import { Unreached } from '../online/Unreached.tsx'
import { WaitingRoom } from '../online/WaitingRoom.tsx'
import { Results } from '../results/Results.tsx'
import { Game } from './Game.tsx'
import { closeGame, openGame, position, trouble } from './model.ts'
import { Pass } from './Pass.tsx'

interface Props {
  readonly id: string
  readonly move: number | null
  readonly result: boolean
}

/** One address for the whole life of a game: the game, a moment of its past, its result. */
export const Table = ({ id, move, result }: Props) => {
  useEffect(() => void openGame(id, move), [id, move])
  useEffect(() => {
    // the last word from a table that was left may have come after one had gone
    leaveRoom()
    return () => {
      closeGame()
      leaveRoom()
    }
  }, [])
  const shown = position.value?.id === id ? position.value : null
  const waiting = room.value?.card.id === id && room.value.card.state === 'waiting' ? room.value : null
  const isUnreached = !shown && !waiting && trouble.value === 'network'
  return (
    <>
      {trouble.value && !isUnreached && (
        <Trouble
          code={trouble.value}
          close={() => {
            trouble.value = null
          }}
        />
      )}
      {waiting ? (
        <WaitingRoom room={waiting} />
      ) : isUnreached ? (
        <Unreached />
      ) : shown === null ? (
        <Waiting />
      ) : shown.pass !== null ? (
        <Pass seat={shown.pass} seats={shown.seats} />
      ) : result && shown.over ? (
        <Results position={shown} />
      ) : (
        <Game position={shown} />
      )}
    </>
  )
}

const Waiting = () => (
  <>
    <Header />
    <p class="page quiet">
      {trouble.value ? <a href="/">{words.value.notFound.home}</a> : words.value.loading}
    </p>
  </>
)
