import { useEffect, useState } from 'preact/hooks'
import { Segments } from '../app/Segments.tsx'
import { language } from '../app/settings.ts'
import { catalogue, readCatalogue } from '../app/shelf.ts'
import { useTitle } from '../app/title.ts'
import { words } from '../app/words.ts'
import { Refused } from '../game/Refused.tsx'
import { type GameCard, PERSON, type WhyNot } from '../worker/protocol.ts'
import { ask } from '../worker/table.ts'
import { counts } from './counts.ts'
import { GameChoice } from './GameChoice.tsx'
import { Luck } from './Luck.tsx'
import { Options } from './Options.tsx'
import {
  differing,
  type Plan,
  planLike,
  planTrouble,
  presetOf,
  SEATINGS,
  seatsFor,
  toldOf,
  usualPlan,
} from './plan.ts'
import { Seats } from './Seats.tsx'
import { newLuck, startGame } from './start.ts'
import './new.css'

interface Props {
  readonly game: string | null
  readonly people: boolean
  /** The game whose seats and options are kept. */
  readonly again: string | null
}

/** Puts a game together: one panel, everything in view. */
export const NewGame = ({ game, people, again }: Props) => {
  const { newGame, loading } = words.value
  useTitle(newGame.title)
  useEffect(() => void readCatalogue(), [language.value])
  const cards = catalogue.value
  const first = useFirstPlan(cards, { game, people, again })
  return (
    <div class="page new-page">
      <h1>{newGame.title}</h1>
      {cards && first ? (
        <Panel cards={cards} first={first} people={people} />
      ) : (
        <p class="quiet">{loading}</p>
      )}
    </div>
  )
}

/** What stands in the form before anybody changes it. */
function useFirstPlan(cards: readonly GameCard[] | null, { game, people, again }: Props): Plan | null {
  const [plan, setPlan] = useState<Plan | null>(null)
  useEffect(() => {
    if (plan || !cards?.[0]) return
    const card = cards.find(({ id }) => id === game) ?? cards[0]
    const usual = usualPlan(card, words.value.newGame, people)
    if (again === null) setPlan(usual)
    else
      ask('again', { id: again }).then(
        (before) => setPlan(before.game === card.id ? planLike(card, before) : usual),
        () => setPlan(usual),
      )
  }, [cards])
  return plan
}

interface PanelProps {
  readonly cards: readonly GameCard[]
  readonly first: Plan
  readonly people: boolean
}

const Panel = ({ cards, first, people }: PanelProps) => {
  const { newGame } = words.value
  const [plan, setPlan] = useState(first)
  const [refused, setRefused] = useState<WhyNot | null>(null)
  const card = cards.find(({ id }) => id === plan.game) ?? cards[0]!
  const wrong = planTrouble(plan)
  const change = (changed: Partial<Plan>) => {
    setRefused(null)
    setPlan({ ...plan, ...changed })
  }
  const start = async (event: Event) => {
    event.preventDefault()
    if (!wrong) setRefused(await startGame(toldOf(plan, card, newLuck())))
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
        <h2>{newGame.seating}</h2>
        <Segments
          name="seating"
          label={newGame.seating}
          value={plan.seating}
          of={SEATINGS.map((value) => ({ value, label: newGame.seatings[value] }))}
          choose={(seating) => change({ seating })}
        />
      </section>
      {card.options.length > 0 && (
        <Options card={card} options={plan.options} change={(options) => change({ options })} />
      )}
      <Luck seed={plan.seed} change={(seed) => change({ seed })} />
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

/** The choice in one sentence. */
function sentence(card: GameCard, { seats, seating, options, seed }: Plan): string {
  const { newGame, comma } = words.value
  const people = seats.filter(({ kind }) => kind === PERSON).length
  const changes = Object.keys(differing(options, card.options)).length
  const preset = presetOf(options, card.presets, card.options)
  const rules = changes === 0 ? newGame.byTheBook : (preset?.label ?? newGame.changed(changes))
  return newGame.sentence(
    card.name,
    newGame.people(people),
    newGame.botCount(seats.length - people),
    [
      rules,
      ...(seating === 'random' ? [newGame.drawn] : []),
      ...(seed.trim() === '' ? [] : [newGame.sameLuck(seed.trim())]),
    ].join(comma),
  )
}
