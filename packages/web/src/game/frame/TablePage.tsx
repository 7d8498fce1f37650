import { useEffect, useMemo } from 'preact/hooks'
import { deviceGames } from '../../app/deviceGames.ts'
import { Header } from '../../app/Header.tsx'
import { lazyComponent } from '../../app/lazyComponent.tsx'
import { TroubleNotice } from '../../app/TroubleNotice.tsx'
import { words } from '../../app/words.ts'
import { RetryNotice } from '../../online/room/RetryNotice.tsx'
import { leaveRoom, room } from '../../online/room/room.ts'
import { PassDevice } from '../panel/PassDevice.tsx'
import { shownPosition } from '../state/derived.ts'
import { closeGame, openGame } from '../state/gameRequests.ts'
import { state } from '../state/state.ts'
import { GameScreen } from './GameScreen.tsx'

/** Whoever plays alone waits for nobody. */
const WaitingRoom = lazyComponent(async () => (await import('../../online/room/WaitingRoom.tsx')).WaitingRoom)

/** What is shown of a game that is over, or that cannot be played on, is fetched when there is one. */
const ArchivePage = lazyComponent(async () => (await import('../../online/room/ArchivePage.tsx')).ArchivePage)
const OldRulesPage = lazyComponent(async () => (await import('./OldRulesPage.tsx')).OldRulesPage)
const Results = lazyComponent(async () => (await import('../../results/Results.tsx')).Results)

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
  /** It was begun by rules that are not here. */
  const old =
    !shown && state.failure.value === 'version' && deviceGames.value?.find((stored) => stored.id === id)
  const isUnreachable = !shown && !waiting && state.failure.value === 'unreachable'
  return (
    <>
      {state.failure.value && !isUnreachable && !old && (
        <TroubleNotice
          code={state.failure.value}
          reason={state.failure.value === 'closedBySite' ? state.closingReason.value : null}
          close={() => {
            state.failure.value = null
          }}
        />
      )}
      {waiting ? (
        <WaitingRoom room={waiting} />
      ) : archive ? (
        <ArchivePage card={room.value!.card} archive={archive} />
      ) : old ? (
        <OldRulesPage game={old} />
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
