import { useEffect, useState } from 'preact/hooks'
import { gameCatalogue, readCatalogue } from '../app/deviceGames.ts'
import { Segments } from '../app/Segments.tsx'
import { language } from '../app/settings/settings.ts'
import { useTitle } from '../app/useTitle.ts'
import { words } from '../app/words.ts'
import { RefusalCard } from '../game/panel/RefusalCard.tsx'
import { account, serverState } from '../online/account/account.ts'
import { ask } from '../worker/connection.ts'
import type { GameCard } from '../worker/protocol/cards.ts'
import type { WhyNot } from '../worker/protocol/position.ts'
import type { TableSettings } from '../worker/protocol/requests.ts'
import { PERSON } from '../worker/protocol/seatPlan.ts'
import { GameChoice } from './GameChoice.tsx'
import { GameOptions } from './GameOptions.tsx'
import { Luck } from './Luck.tsx'
import {
  type NewGamePlan,
  newGameOf,
  planLike,
  planTrouble,
  presetOf,
  SEATINGS,
  seatsFor,
  unusualOptions,
  usualPlan,
} from './newGamePlan.ts'
import { chairsFor, type TablePlan, usualTable } from './newTablePlan.ts'
import { OnlineTable } from './OnlineTable.tsx'
import { playerCounts } from './playerCounts.ts'
import { Seats } from './Seats.tsx'
import { newLuck, startGame } from './startGame.ts'
import { Unofficial } from './Unofficial.tsx'
import './newGame.css'

interface Props {
  readonly game: string | null
  readonly people: boolean
  /** How many play, where that is said already. */
  readonly count: number | null
  /** The game whose seats and options are kept. */
  readonly again: string | null
  /** At a table of the server. */
  readonly online: boolean
}

/** Puts a game together: one panel, everything in view. */
export const NewGamePage = ({ game, people, count, again, online }: Props) => {
  const { newGame, loading } = words.value
  useTitle(newGame.title)
  useEffect(() => void readCatalogue(), [language.value])
  const cards = gameCatalogue.value
  const first = useFirstPlan(cards, { game, people, count, again, online })
  // A form for the server is not shown as one for this device until it is known whether there is a server.
  const isReady = first !== null && (first.manners === null || serverState.value !== 'unknown')
  return (
    <div class="page new-page">
      <h1>{newGame.title}</h1>
      {cards && isReady ? (
        <NewGamePanel cards={cards} first={first.plan} manners={first.manners} people={people} />
      ) : (
        <p class="quiet">{loading}</p>
      )}
    </div>
  )
}

/** What stands in the form before anybody changes it; how people play, where that is at the server. */
interface First {
  readonly plan: NewGamePlan
  readonly manners: Partial<TableSettings> | null
}

function useFirstPlan(
  cards: readonly GameCard[] | null,
  { game, people, count, again, online }: Props,
): First | null {
  const [plan, setPlan] = useState<First | null>(null)
  useEffect(() => {
    if (plan || !cards?.[0]) return
    const card = cards.find(({ id }) => id === game) ?? cards[0]
    const usual = usualPlan(card, words.value.newGame, { people, ...(count !== null && { count }) })
    const first: First = { plan: usual, manners: online ? {} : null }
    if (again === null) setPlan(first)
    else
      ask('again', { id: again }).then(
        (before) =>
          setPlan(
            before.game === card.id
              ? { plan: planLike(card, before), manners: before.online ?? null }
              : first,
          ),
        () => setPlan(first),
      )
  }, [cards])
  return plan
}

interface NewGamePanelProps {
  readonly cards: readonly GameCard[]
  readonly first: NewGamePlan
  readonly manners: First['manners']
  readonly people: boolean
}

const NewGamePanel = ({ cards, first, manners, people }: NewGamePanelProps) => {
  const { newGame, online } = words.value
  const [isOnline, setOnline] = useState(manners !== null && serverState.value === 'here')
  const [table, setTable] = useState<TablePlan>({ ...usualTable('', first.seats.length), ...manners })
  // A name that nobody has typed is that of whoever is logged in, which may come later than the form.
  const [title, setTitle] = useState(manners?.title ?? null)
  const usualTitle = account.value ? online.table.usualTitle(account.value.name) : ''
  const [plan, setPlan] = useState(first)
  const [refused, setRefused] = useState<WhyNot | null>(null)
  const card = cards.find(({ id }) => id === plan.game) ?? cards[0]!
  const wrong = planTrouble(plan)
  const change = (changed: Partial<NewGamePlan>) => {
    setRefused(null)
    setPlan({ ...plan, ...changed })
  }
  /** Elsewhere as many play as here. */
  const move = (toServer: boolean) => {
    setOnline(toServer)
    if (toServer) setTable({ ...table, chairs: chairsFor(plan.seats.length, table.chairs) })
    else change({ seats: seatsFor(card, table.chairs.length, plan.seats, newGame) })
  }
  const start = async (event: Event) => {
    event.preventDefault()
    if (isOnline) return
    if (!wrong) setRefused(await startGame(newGameOf(plan, card, newLuck())))
  }
  return (
    <form class="new-form stack gap-20" onSubmit={start}>
      <GameChoice
        cards={cards}
        value={card.id}
        choose={(id) => {
          const count = isOnline ? table.chairs.length : plan.seats.length
          const usual = usualPlan(cards.find((one) => one.id === id)!, newGame, { count, people })
          change(usual)
          setTable({ ...table, chairs: chairsFor(usual.seats.length, []) })
        }}
      />
      {(isOnline || serverState.value === 'here' || serverState.value === 'unknown') && (
        <section class="card" data-unknown={serverState.value === 'unknown' ? '' : undefined}>
          <h2>{online.table.where}</h2>
          <Segments
            name="where"
            label={online.table.where}
            value={isOnline ? 'online' : 'device'}
            of={(['device', 'online'] as const).map((value) => ({
              value,
              label: online.table.places[value],
            }))}
            choose={(where) => move(where === 'online')}
          />
        </section>
      )}
      {isOnline ? (
        <OnlineTable
          card={card}
          options={plan.options}
          plan={{ ...table, title: title ?? usualTitle }}
          change={(changed) => {
            setTable(changed)
            setTitle(changed.title)
          }}
          changeOptions={(options) => change({ options })}
        />
      ) : (
        <>
          <section class="card">
            <h2>{newGame.players}</h2>
            <div>
              <Segments
                name="players"
                label={newGame.players}
                value={`${plan.seats.length}`}
                of={playerCounts(card)}
                choose={(count) => change({ seats: seatsFor(card, Number(count), plan.seats, newGame) })}
              />
              <Unofficial card={card} count={plan.seats.length} />
            </div>
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
            <GameOptions card={card} options={plan.options} change={(options) => change({ options })} />
          )}
          <Luck seed={plan.seed} change={(seed) => change({ seed })} />
          <section class="card start row wrap between">
            <p class="semibold" role="status">
              {wrong ? newGame[wrong] : sentence(card, plan)}
            </p>
            {refused && <RefusalCard why={refused} game={card.id} />}
            <button type="submit" class="button main" aria-disabled={wrong !== undefined}>
              {newGame.start}
            </button>
          </section>
        </>
      )}
    </form>
  )
}

/** The choice in one sentence. */
function sentence(card: GameCard, { seats, seating, options, seed }: NewGamePlan): string {
  const { newGame, comma } = words.value
  const people = seats.filter(({ kind }) => kind === PERSON).length
  const changes = Object.keys(unusualOptions(options, card.options)).length
  const preset = presetOf(options, card.presets, card.options)
  const rules = changes === 0 ? newGame.byTheBook : (preset?.label ?? newGame.changed(changes))
  const isUnofficial = card.unofficial?.[seats.length] !== undefined
  return newGame.sentence(
    card.name,
    newGame.people(people),
    newGame.botCount(seats.length - people),
    [
      ...(isUnofficial ? [newGame.unofficial] : []),
      ...(isUnofficial && changes === 0 ? [] : [rules]),
      ...(seating === 'random' ? [newGame.drawn] : []),
      ...(seed.trim() === '' ? [] : [newGame.sameLuck(seed.trim())]),
    ].join(comma),
  )
}
