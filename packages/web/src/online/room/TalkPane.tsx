import type { ComponentChildren } from 'preact'
import { Segments } from '../../app/Segments.tsx'
import { words } from '../../app/words.ts'
import { LazyChat, LazyNotes } from '../../game/frame/lazyPanes.tsx'
import { openParts } from '../../game/state/state.ts'
import { room, unreadCount } from './room.ts'

/** The log of a phone, with the chat beside it where there is one. */
export const TalkPane = ({ children }: { children: ComponentChildren }) => {
  const { game, online } = words.value
  if (!room.value) return <>{children}</>
  const chat =
    unreadCount.value > 0
      ? `${online.play.chat} · ${online.play.unread(unreadCount.value)}`
      : online.play.chat
  return (
    <>
      <Segments
        name="talk"
        label={game.tabs}
        value={openParts.talk.value}
        of={[
          { value: 'log', label: game.log },
          { value: 'chat', label: chat },
        ]}
        choose={(one) => {
          openParts.talk.value = one
        }}
      />
      {openParts.talk.value === 'log' ? (
        children
      ) : (
        <>
          <LazyChat />
          <LazyNotes />
        </>
      )}
    </>
  )
}
