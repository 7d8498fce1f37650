import { useEffect, useState } from 'preact/hooks'
import { tablePath } from '../app/address.ts'
import { go } from '../app/router.ts'
import { Segments } from '../app/Segments.tsx'
import { language } from '../app/settings.ts'
import { catalogue, keepGames, readCatalogue } from '../app/shelf.ts'
import { useTitle } from '../app/title.ts'
import { words } from '../app/words.ts'
import { Refused } from '../game/Refused.tsx'
import { type GameCard, PERSON, type WhyNot } from '../worker/protocol.ts'
import { ask } from '../worker/table.ts'
import { GameChoice } from './GameChoice.tsx'
import { Options } from './Options.tsx'
import { differing, nameTrouble, type Plan, seatsFor, usualPlan } from './plan.ts'
import { Seats } from './Seats.tsx'
import './new.css'

/** Puts a game together: one panel, everything in view. */
export const NewGame = ({ game, people }: { game: string | null; people: boolean }) => {
  const { newGame, loading } = words.value
  useTitle(newGame.title)
  useEffect(() => void readCatalogue(), [language.value])
  const cards = catalogue.value
  return (
    <div class="page new-page">
      <h1>{newGame.title}</h1>
      {cards?.[0] ? <Panel cards={cards} game={game} people={people} /> : <p class="quiet">{loading}</p>}
    </div>
  )
}

interface PanelProps {
  readonly cards: readonly GameCard[]
  readonly game: string | null
  readonly people: boolean
}

const Panel = ({ cards, game, people }: PanelProps) => {
  const { newGame } = words.value
  const [plan, setPlan] = useState<Plan>(() =>
    usualPlan(cards.find(({ id }) => id === game) ?? cards[0]!, newGame, people),
  )
  const [refused, setRefused] = useState<WhyNot | null>(null)
  const card = cards.find(({ id }) => id === plan.game) ?? cards[0]!
  const wrong = nameTrouble(plan.seats)
  const change = (changed: Partial<Plan>) => {
    setRefused(null)
    setPlan({ ...plan, ...changed })
  }
  const start = async (event: Event) => {
    event.preventDefault()
    if (wrong) return
    const answer = await ask('newGame', {
      game: card.id,
      players: plan.seats.map(({ name, kind }) => ({ name: name.trim(), kind })),
      options: differing(plan.options, card.options),
      seed: crypto.getRandomValues(new Uint32Array(1))[0]!,
    })
    if ('rule' in answer) setRefused(answer)
    else {
      keepGames()
      go(tablePath(answer.id))
    }
  }
  return (
    <form class="new-form" onSubmit={start}>
      <GameChoice
        cards={cards}
        value={card.id}
        choose={(id) => change(usualPlan(cards.find((one) => one.id === id)!, newGame, people))}
      />
      <section class="card">
        <h2>{newGame.players}</h2>
        <Segments
          name="players"
          label={newGame.players}
          value={`${plan.seats.length}`}
          of={counts(card).map((count) => ({ value: `${count}`, label: `${count}` }))}
          choose={(count) => change({ seats: seatsFor(card, Number(count), plan.seats, newGame) })}
        />
        <h2>{newGame.seats}</h2>
        <Seats bots={card.bots} seats={plan.seats} change={(seats) => change({ seats })} />
      </section>
      {card.options.length > 0 && (
        <Options card={card} options={plan.options} change={(options) => change({ options })} />
      )}
      <section class="card start">
        <p role="status">{wrong ? newGame[wrong] : sentence(card, plan)}</p>
        {refused && <Refused why={refused} game={card.id} />}
        <button type="submit" class="button main" aria-disabled={wrong !== undefined}>
          {newGame.start}
        </button>
      </section>
    </form>
  )
}

const counts = ({ players: { min, max } }: GameCard): number[] =>
  Array.from({ length: max - min + 1 }, (_, more) => min + more)

/** The choice in one sentence. */
function sentence(card: GameCard, { seats, options }: Plan): string {
  const { newGame } = words.value
  const people = seats.filter(({ kind }) => kind === PERSON).length
  const changes = Object.keys(differing(options, card.options)).length
  return newGame.sentence(
    card.name,
    newGame.people(people),
    newGame.botCount(seats.length - people),
    changes === 0 ? newGame.byTheBook : newGame.changed(changes),
  )
}
