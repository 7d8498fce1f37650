import { useEffect, useMemo } from 'preact/hooks'
import { Header } from '../../app/Header.tsx'
import { TroubleNotice } from '../../app/TroubleNotice.tsx'
import { words } from '../../app/words.ts'
import { ArchivePage } from '../../online/room/ArchivePage.tsx'
import { RetryNotice } from '../../online/room/RetryNotice.tsx'
import { leaveRoom, room } from '../../online/room/room.ts'
import { WaitingRoom } from '../../online/room/WaitingRoom.tsx'
import { Results } from '../../results/Results.tsx'
import { PassDevice } from '../panel/PassDevice.tsx'
import { shownPosition } from '../state/derived.ts'
import { closeGame, openGame } from '../state/gameRequests.ts'
import { state } from '../state/state.ts'
import { GameScreen } from './GameScreen.tsx'

interface Props {
  readonly id: string
  readonly move: number | null
  readonly result: boolean
}

/** One address for the whole life of a game: the game, a moment of its past, its result. */
export const TablePage = ({ id, move, result }: Props) => {
  useEffect(() => void openGame(id, move), [id, move])
  useEffect(() => {
    // the last word from a table that was left may have come after one had gone
    leaveRoom()
    return () => {
      closeGame()
      leaveRoom()
    }
  }, [])
  const shown = shownPosition.value?.id === id ? shownPosition.value : null
  // a moment of the past changes the address before it is shown
  const screen = useMemo(() => shown && <GameScreen position={shown} />, [shown])
  const waiting = room.value?.card.id === id && room.value.card.state === 'waiting' ? room.value : null
  const archive = room.value?.card.id === id && room.value.archive
  const isUnreachable = !shown && !waiting && state.failure.value === 'unreachable'
  return (
    <>
      {state.failure.value && !isUnreachable && (
        <TroubleNotice
          code={state.failure.value}
          close={() => {
            state.failure.value = null
          }}
        />
      )}
      {waiting ? (
        <WaitingRoom room={waiting} />
      ) : archive ? (
        <ArchivePage card={room.value!.card} archive={archive} />
      ) : isUnreachable ? (
        <RetryNotice />
      ) : shown === null ? (
        <LoadingNotice />
      ) : shown.pass !== null ? (
        <PassDevice seat={shown.pass} seats={shown.seats} />
      ) : result && shown.over ? (
        <Results position={shown} />
      ) : (
        screen
      )}
    </>
  )
}

const LoadingNotice = () => (
  <>
    <Header />
    <p class="page quiet">
      {state.failure.value ? <a href="/">{words.value.notFound.home}</a> : words.value.loading}
    </p>
  </>
)
