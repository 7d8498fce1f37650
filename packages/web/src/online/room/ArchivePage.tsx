import type { TableCard } from '@roundhouse/wire'
import { useEffect } from 'preact/hooks'
import { downloadGame, gameCatalogue, readCatalogue } from '../../app/deviceGames.ts'
import { Header } from '../../app/Header.tsx'
import { language } from '../../app/settings/settings.ts'
import { BoardThumbnail } from '../../app/thumbnail/BoardThumbnail.tsx'
import { useTitle } from '../../app/useTitle.ts'
import { words } from '../../app/words.ts'
import { Scores } from '../../home/Scores.tsx'
import { endingOf } from '../../words/endedBy.ts'
import { enderOf } from '../../worker/protocol/gameEnder.ts'
import type { ArchiveScene } from '../../worker/protocol/room.ts'
import { isHost, server } from '../account/account.ts'
import { TroubleNote } from '../Form.tsx'
import { useAttempt } from '../useAttempt.ts'
import { archiveWords } from './archiveWords.ts'
import { Chat } from './Chat.tsx'
import { ClosedReason } from './ClosedReason.tsx'
import { OnlineBand } from './OnlineBand.tsx'
import './archivePage.css'

interface Props {
  readonly card: TableCard
  readonly archive: ArchiveScene
}

/** A game of rules that are no more on the server: what is stored of it, to be read and saved. */
export const ArchivePage = ({ card, archive: { board, lines } }: Props) => {
  const { online, game, results } = words.value
  const archive = archiveWords.value
  useEffect(() => void readCatalogue(), [language.value])
  useTitle(card.title)
  const { attempt, trouble, wait, busy } = useAttempt()
  const known = gameCatalogue.value?.find(({ id }) => id === card.game)
  const isPlaying = card.state === 'playing'
  const mayEnd = isPlaying && (card.mine !== null || isHost(card))
  const ender = enderOf(card)
  const isTold = lines.some(({ move }) => move > 0)
  return (
    <>
      <Header />
      <OnlineBand />
      <div class="page archive stack gap-16">
        <header>
          <h1>{card.title}</h1>
          <p class="quiet">
            {[known?.name ?? card.game, ...card.seats.map(({ name }) => name)].join(words.value.between)}
          </p>
        </header>
        <section class="card stack gap-12">
          <p role="status">{isPlaying ? archive.playing : archive.over}</p>
          <ClosedReason />
          {card.scores.length > 0 && (
            <p class="stack gap-4">
              <Scores
                seats={card.seats}
                scores={card.scores}
                caption={ender && endingOf(ender, language.value)}
              />
            </p>
          )}
          <TroubleNote code={trouble} wait={wait} />
          <div class="row wrap gap-8-12">
            <button type="button" class="button" onClick={() => void downloadGame(card.id)}>
              {results.export}
            </button>
            {mayEnd && (
              <button
                type="button"
                class="button danger"
                aria-disabled={busy}
                onClick={() => {
                  if (!busy) void attempt(() => server.close(card.id))
                }}
              >
                {archive.end}
              </button>
            )}
          </div>
          {mayEnd && <p class="quiet">{archive.endHint}</p>}
        </section>
        {board && (
          <figure class="card archive-board">
            <BoardThumbnail of={board.scene} />
            <figcaption class="quiet">{archive.board(board.move)}</figcaption>
          </figure>
        )}
        <section class="card stack gap-12">
          <h2>{archive.log}</h2>
          {!isTold && (
            <p class="quiet">{lines.length > 0 ? words.value.screen.nothingLogged : archive.nothing}</p>
          )}
          <ol class="archive-log stack gap-4 anywhere">
            {lines.map(({ move, text, heading }, index) => (
              <li key={index} class={text === null ? 'quiet' : heading && 'strong'}>
                {text ?? archive.unreadable(move)}
              </li>
            ))}
          </ol>
        </section>
        <section class="card stack gap-12">
          <h2>{online.play.chat}</h2>
          <Chat />
        </section>
        <a href="/">{game.allGames}</a>
      </div>
    </>
  )
}
