import { downloadGame, removeGame } from '../../app/deviceGames.ts'
import { Header } from '../../app/Header.tsx'
import { go } from '../../app/router.ts'
import { language } from '../../app/settings/settings.ts'
import { BoardThumbnail } from '../../app/thumbnail/BoardThumbnail.tsx'
import { useTitle } from '../../app/useTitle.ts'
import { words } from '../../app/words.ts'
import { Scores } from '../../home/Scores.tsx'
import { AskAgain } from '../../online/room/AskAgain.tsx'
import { endingOf } from '../../words/endedBy.ts'
import type { DeviceGameCard } from '../../worker/protocol/cards.ts'
import '../../online/room/archivePage.css'

/** A game of this device that was begun by rules that are not here: what was last known of it, to be saved or deleted. */
export const OldRulesPage = ({ game }: { game: DeviceGameCard }) => {
  const { id, name, seats, turn, scores, endedBy, statusLines, thumbnail } = game
  const { between, troubles, home, game: said } = words.value
  const { round } = statusLines[language.value]
  useTitle(name)
  return (
    <>
      <Header />
      <div class="page archive stack gap-16">
        <header>
          <h1>{name}</h1>
          <p class="quiet">{seats.map((seat) => seat.name).join(between)}</p>
        </header>
        <section class="card stack gap-12">
          <p role="status">{troubles.version}</p>
          <p class="quiet">{said.keptAsStored}</p>
          {turn.length === 0 && (
            <p class="stack gap-4">
              <Scores seats={seats} scores={scores} caption={endedBy && endingOf(endedBy, language.value)} />
            </p>
          )}
          <div class="row wrap gap-8-12">
            <button type="button" class="button" onClick={() => void downloadGame(id)}>
              {said.export}
            </button>
            <AskAgain
              question={home.reallyDelete}
              label={home.delete}
              leave={home.keep}
              act={() => void removeGame(id).then(() => go('/'))}
              opener={(ask) => (
                <button type="button" class="button danger" onClick={ask}>
                  {home.delete}
                </button>
              )}
            />
          </div>
        </section>
        <figure class="card archive-board">
          <BoardThumbnail of={thumbnail} />
          <figcaption class="quiet">{round}</figcaption>
        </figure>
        <a href="/">{said.allGames}</a>
      </div>
    </>
  )
}
