import { TABLE_PACES, UNDO_POLICIES, VISIBILITIES } from '@roundhouse/wire'
import { useState } from 'preact/hooks'
import { tablePath } from '../app/address.ts'
import { fromHere } from '../app/router.ts'
import { Segments } from '../app/Segments.tsx'
import { words } from '../app/words.ts'
import { RefusalCard } from '../game/panel/RefusalCard.tsx'
import { account } from '../online/account/account.ts'
import { TroubleNote } from '../online/Form.tsx'
import { goAfterLogin } from '../online/lobby/invitations.ts'
import { useAttempt } from '../online/useAttempt.ts'
import { ask } from '../worker/connection.ts'
import type { GameCard } from '../worker/protocol/cards.ts'
import type { WhyNot } from '../worker/protocol/position.ts'
import { GameOptions } from './GameOptions.tsx'
import type { ChosenOptions as Chosen } from './newGamePlan.ts'
import { chairsFor, ME, newTableOf, OPEN, type TablePlan, withChair } from './newTablePlan.ts'
import { playerCounts } from './playerCounts.ts'
import { Unofficial } from './Unofficial.tsx'

interface Props {
  readonly card: GameCard
  readonly options: Chosen
  readonly plan: TablePlan
  change(plan: TablePlan): void
  changeOptions(options: Chosen): void
}

/** A table at which others sit down: who may, how they play, and the button that sets it up. */
export const OnlineTable = ({ card, options, plan, change, changeOptions }: Props) => {
  const { newGame } = words.value
  const { table } = words.value.online
  const [refused, setRefused] = useState<WhyNot | null>(null)
  const { attempt, busy, trouble, wait } = useAttempt()
  const wrong = plan.title.trim() === ''
  const put = (changed: Partial<TablePlan>) => {
    setRefused(null)
    change({ ...plan, ...changed })
  }
  const create = () =>
    attempt(async () => {
      const goOn = fromHere()
      const answer = await ask('newTable', newTableOf(card, options, plan))
      if ('rule' in answer) setRefused(answer)
      else goOn(tablePath(answer.id))
    })
  return (
    <>
      <section class="card">
        <h2>{table.title}</h2>
        <input
          class="field"
          aria-label={table.title}
          maxLength={60}
          autocomplete="off"
          value={plan.title}
          onInput={({ currentTarget }) => put({ title: currentTarget.value })}
        />
        <h2>{newGame.players}</h2>
        <div>
          <Segments
            name="players"
            label={newGame.players}
            value={`${plan.chairs.length}`}
            of={playerCounts(card)}
            choose={(count) => put({ chairs: chairsFor(Number(count), plan.chairs) })}
          />
          <Unofficial card={card} count={plan.chairs.length} />
        </div>
        <h2>{table.seats}</h2>
        <ol class="seats stack">
          {plan.chairs.map((who, index) => (
            <li key={index} class="chair">
              <span>{table.seat(index + 1)}</span>
              <select
                class="field"
                aria-label={table.seat(index + 1)}
                value={who}
                onChange={({ currentTarget }) =>
                  put({ chairs: withChair(plan.chairs, index, currentTarget.value) })
                }
              >
                <option value={ME}>{table.me}</option>
                <option value={OPEN}>{table.open}</option>
                {card.bots.map((bot) => (
                  <option key={bot} value={bot}>
                    {table.bot(newGame.bots[bot] ?? bot)}
                  </option>
                ))}
              </select>
            </li>
          ))}
        </ol>
        <h2>{table.visibility}</h2>
        <div>
          <Segments
            name="visibility"
            label={table.visibility}
            value={plan.visibility}
            of={VISIBILITIES.map((value) => ({ value, label: table.visibilities[value] }))}
            choose={(visibility) => put({ visibility })}
          />
          <p class="quiet">{table.visibilityHints[plan.visibility]}</p>
        </div>
        <h2>{table.pace}</h2>
        <div>
          <Segments
            name="pace"
            label={table.pace}
            value={plan.pace}
            of={TABLE_PACES.map((value) => ({ value, label: table.paces[value] }))}
            choose={(pace) => put({ pace })}
          />
          <p class="quiet">{table.paceHints[plan.pace]}</p>
        </div>
        <h2>{table.undo}</h2>
        <div>
          <Segments
            name="undo"
            label={table.undo}
            value={plan.undo}
            of={UNDO_POLICIES.map((value) => ({ value, label: table.undos[value] }))}
            choose={(undo) => put({ undo })}
          />
          <p class="quiet">{table.undoHints[plan.undo]}</p>
        </div>
      </section>
      {card.options.length > 0 && <GameOptions card={card} options={options} change={changeOptions} />}
      <section class="card start row wrap between">
        <p class="semibold" role="status">
          {wrong ? table.noTitle : table.sentence(card.name, plan.chairs.length, table.played[plan.pace])}
        </p>
        {refused && <RefusalCard why={refused} game={card.id} />}
        <TroubleNote code={trouble} wait={wait} />
        <Create wrong={wrong || busy} create={() => void create()} />
      </section>
    </>
  )
}

const Create = ({ wrong, create }: { wrong: boolean; create(): void }) => {
  const { table, logIn } = words.value.online
  const me = account.value
  if (!me)
    return (
      <p class="quiet">
        {table.mustLogIn}{' '}
        <a href="/login" onClick={() => goAfterLogin(location.pathname + location.hash)}>
          {logIn}
        </a>
      </p>
    )
  if (me.guest) return <a href="/me">{table.mustKeep}</a>
  return (
    <button
      type="button"
      class="button main"
      aria-disabled={wrong}
      onClick={() => {
        if (!wrong) create()
      }}
    >
      {table.create}
    </button>
  )
}
