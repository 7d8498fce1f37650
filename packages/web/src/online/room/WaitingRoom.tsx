import { useEffect } from 'preact/hooks'
import { gameCatalogue, readCatalogue } from '../../app/deviceGames.ts'
import { Header } from '../../app/Header.tsx'
import { language } from '../../app/settings/settings.ts'
import { useTitle } from '../../app/useTitle.ts'
import { words } from '../../app/words.ts'
import type { Room } from '../../worker/protocol/room.ts'
import { TroubleNote } from '../Form.tsx'
import { TableRules } from '../TableRules.tsx'
import { useAttempt } from '../useAttempt.ts'
import { Chair } from './Chair.tsx'
import { Chat } from './Chat.tsx'
import { Invite } from './Invite.tsx'
import { OnlineBand } from './OnlineBand.tsx'
import { WatcherCount } from './PresenceDot.tsx'
import { StartActions } from './StartActions.tsx'
import './waitingRoom.css'

/** A table before its game: who is there, who is missing, and how they come. */
export const WaitingRoom = ({ room: { card } }: { room: Room }) => {
  const { online, loading } = words.value
  useEffect(() => void readCatalogue(), [language.value])
  useTitle(card.title)
  const attempted = useAttempt()
  const known = gameCatalogue.value?.find(({ id }) => id === card.game)
  return (
    <>
      <Header />
      <OnlineBand />
      <div class="page waiting-room stack gap-16">
        <header>
          <h1>{card.title}</h1>
          <p class="quiet">
            {known?.name ?? loading} · {online.room.waiting} <WatcherCount />
          </p>
        </header>
        <section class="card stack gap-12">
          <h2>{online.room.chairs}</h2>
          <ol class="chairs stack">
            {card.seats.map((seat, index) => (
              <Chair
                key={index}
                card={card}
                seat={seat}
                place={index}
                bots={known?.bots ?? []}
                attempted={attempted}
              />
            ))}
          </ol>
          <TroubleNote code={attempted.trouble} wait={attempted.wait} />
          <StartActions card={card} attempted={attempted} />
        </section>
        {card.invitation && <Invite card={card} invitation={card.invitation} />}
        <TableRules card={card} />
        <section class="card stack gap-12 room-chat">
          <h2>{online.play.chat}</h2>
          <Chat />
        </section>
      </div>
    </>
  )
}
