import { useEffect, useState } from 'preact/hooks'
import { gameCatalogue, readCatalogue } from '../app/deviceGames.ts'
import { Icon } from '../app/Icon.tsx'
import { BoardThumbnail } from '../app/thumbnail/BoardThumbnail.tsx'
import { words } from '../app/words.ts'
import { newGameOf, usualPlan } from '../new/newGamePlan.ts'
import { newLuck, startGame } from '../new/startGame.ts'
import { account } from '../online/account/account.ts'
import { ask } from '../worker/connection.ts'
import type { BoardThumbnailScene } from '../worker/protocol/cards.ts'
import { FIRST_COUNT } from './quickChoice.ts'

/** Nothing here yet: what a game looks like, and one press to begin one. */
export const Hero = () => {
  const { claim, home, newGame, sentences } = words.value
  const card = gameCatalogue.value?.[0]
  const [board, setBoard] = useState<BoardThumbnailScene>()
  useEffect(() => {
    if (card) void ask('exampleBoard', { game: card.id }).then((found) => setBoard(found ?? card.thumbnail))
  }, [card])
  const start = async () => {
    if (!gameCatalogue.value) await readCatalogue()
    const card = gameCatalogue.value?.[0]
    if (card) await startGame(newGameOf(usualPlan(card, newGame, { count: FIRST_COUNT }), card, newLuck()))
  }
  return (
    <section class="card hero stack gap-0">
      <div class="hero-words">
        <h2>{claim}</h2>
        <p class="soft text-l">{account.value ? home.empty : sentences(home.empty, home.noAccount)}</p>
        <button type="button" class="button main" onClick={() => void start()}>
          <Icon name="bot" />
          {home.bots}
        </button>
      </div>
      <div class="hero-board holder">
        <BoardThumbnail of={board} />
      </div>
    </section>
  )
}
