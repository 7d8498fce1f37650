import { useEffect, useMemo, useState } from 'preact/hooks'
import { BoardThumbnail } from '../app/BoardThumbnail.tsx'
import { Icon } from '../app/Icon.tsx'
import { catalogue, readCatalogue } from '../app/shelf.ts'
import { words } from '../app/words.ts'
import { toldOf, usualPlan } from '../new/plan.ts'
import { newLuck, startGame } from '../new/start.ts'
import type { showpiece } from './showpiece.ts'

/** Against so few a first game is soon begun. */
const SEATS = 3

/** Nothing here yet: what a game looks like, and one press to begin one. */
export const Hero = () => {
  const { claim, home, newGame } = words.value
  const [draw, setDraw] = useState<typeof showpiece | null>(null)
  useEffect(() => void import('./showpiece.ts').then(({ showpiece }) => setDraw(() => showpiece)), [])
  const cards = catalogue.value
  const glimpse = useMemo(
    () => (cards && draw ? (draw(cards) ?? cards[0]?.glimpse) : undefined),
    [cards, draw],
  )
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
        <BoardThumbnail of={glimpse} />
      </div>
    </section>
  )
}
