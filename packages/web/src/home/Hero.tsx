import { useEffect, useState } from 'preact/hooks'
import { BoardThumbnail } from '../app/BoardThumbnail.tsx'
import { Icon } from '../app/Icon.tsx'
import { catalogue, readCatalogue } from '../app/shelf.ts'
import { words } from '../app/words.ts'
import { toldOf, usualPlan } from '../new/plan.ts'
import { newLuck, startGame } from '../new/start.ts'
import { ask } from '../worker/connection.ts'
import type { BoardThumbnailScene } from '../worker/protocol.ts'

/** Against so few a first game is soon begun. */
const SEATS = 3

/** Nothing here yet: what a game looks like, and one press to begin one. */
export const Hero = () => {
  const { claim, home, newGame } = words.value
  const card = catalogue.value?.[0]
  const [board, setBoard] = useState<BoardThumbnailScene>()
  useEffect(() => {
    if (card) void ask('exampleBoard', { game: card.id }).then((found) => setBoard(found ?? card.glimpse))
  }, [card])
  const start = async () => {
    if (!catalogue.value) await readCatalogue()
    const card = catalogue.value?.[0]
    if (card) await startGame(toldOf(usualPlan(card, newGame, { count: SEATS }), card, newLuck()))
  }
  return (
    <section class="card hero">
      <div class="hero-words">
        <h2>{claim}</h2>
        <p>{home.empty}</p>
        <button type="button" class="button main" onClick={() => void start()}>
          <Icon name="bot" />
          {home.bots}
        </button>
      </div>
      <div class="hero-board">
        <BoardThumbnail of={board} />
      </div>
    </section>
  )
}
