import { useState } from 'preact/hooks'
import { downloadGame, removeGame } from '../app/deviceGames.ts'
import { Guard } from '../app/Guard.tsx'
import { Icon } from '../app/Icon.tsx'
import { language } from '../app/settings/settings.ts'
import { words } from '../app/words.ts'
import { deliberately } from '../game/state/misclickGuard.ts'
import { timeAgo } from '../words/timeAgo.ts'
import type { DeviceGameCard } from '../worker/protocol/cards.ts'

/** The foot of a card: how old the game is, and what can be done with it. Deleting asks once more, in the same place. */
export const Tools = ({ game: { id, name, moves, time, imported } }: { game: DeviceGameCard }) => {
  const { home, between } = words.value
  const [sure, ask] = useState(false)
  if (sure)
    return (
      <div class="tools holder row wrap to-end gap-2 tall">
        <Guard />
        <strong role="alert">{home.reallyDelete}</strong>
        <button type="button" class="button" onClick={() => ask(false)}>
          {home.keep}
        </button>
        <button type="button" class="button danger" onClick={deliberately(() => void removeGame(id))}>
          {home.delete}
        </button>
      </div>
    )
  return (
    <div class="tools row wrap to-end gap-2 tall">
      <span class="quiet">
        {[
          ...(imported ? [home.imported] : []),
          home.moves(moves),
          timeAgo(time, Date.now(), language.value),
        ].join(between)}
      </span>
      <button
        type="button"
        class="button plain square"
        aria-label={`${home.export}: ${name}`}
        title={home.export}
        onClick={() => void downloadGame(id)}
      >
        <Icon name="save" />
      </button>
      <button
        type="button"
        class="button plain square"
        aria-label={`${home.delete}: ${name}`}
        title={home.delete}
        onClick={() => ask(true)}
      >
        <Icon name="trash" />
      </button>
    </div>
  )
}
