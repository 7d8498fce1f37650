import type { ComponentChildren } from 'preact'
import { Segments } from '../app/Segments.tsx'
import { words } from '../app/words.ts'
import { layout } from '../game/state/state.ts'
import { Chat } from './Chat.tsx'
import { Notes } from './Notes.tsx'
import { room, unread } from './room.ts'

/** The log of a phone, with the chat beside it where there is one. */
export const TalkPane = ({ children }: { children: ComponentChildren }) => {
  const { game, online } = words.value
  if (!room.value) return <>{children}</>
  const chat =
    unread.value > 0 ? `${online.play.chat} · ${online.play.unread(unread.value)}` : online.play.chat
  return (
    <>
      <Segments
        name="talk"
        label={game.tabs}
        value={layout.talk.value}
        of={[
          { value: 'log', label: game.log },
          { value: 'chat', label: chat },
        ]}
        choose={(one) => {
          layout.talk.value = one
        }}
      />
      {layout.talk.value === 'log' ? (
        children
      ) : (
        <>
          <Chat />
          <Notes />
        </>
      )}
    </>
  )
}
