import type { Choice } from '@roundhouse/kernel'
import type { RefObject } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { resultPath } from '../app/address.ts'
import { Icon } from '../app/Icon.tsx'
import { confirm } from '../app/settings.ts'
import { words } from '../app/words.ts'
import { propose, undoAsked } from '../online/motions.ts'
import { isCut } from '../online/room.ts'
import type { OfferScene, Position } from '../worker/protocol.ts'
import { isAmount } from './controls/AmountDeed.tsx'
import {
  action,
  busy,
  choose,
  chosen,
  commit,
  drop,
  head,
  isForeseen,
  isSending,
  preview,
  redo,
  undo,
} from './model.ts'
import { aside, deed, footIsFree, isPicked, narrow, presses, tray, turn } from './screen.ts'
import { useChoices } from './useChoices.ts'
import { Warning } from './Warning.tsx'
import './foot.css'

/** Undo, the plain buttons, and the one filled button, always in the same row. */
export const Foot = ({
  position: { id, over, canUndo, canRedo, move, moves, mine },
}: {
  position: Position
}) => {
  const { game, online } = words.value
  const isPast = move < moves
  const standing = undoAsked(mine, canUndo)
  const undoLabel = standing === null ? game.undo : online.play.askUndo
  const isOff = (!canUndo && standing === null) || isPast || busy.value
  const undoing = (
    <button
      type="button"
      class={narrow.value ? 'button square' : 'button'}
      aria-label={undoLabel}
      title={undoLabel}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) void (standing === null ? undo() : propose('undo', standing))
      }}
    >
      <Icon name="undo" />
      {!narrow.value && undoLabel}
    </button>
  )
  const main = useRef<HTMLButtonElement>(null)
  const canTurn = tray.value.tiles.some(
    ({ ways }) => ways.length > 1 && ways.some(({ offer }) => isPicked(offer)),
  )
  if (isPast) return null
  return (
    <div class="foot">
      {undoing}
      {canRedo && !isPast && (
        <button
          type="button"
          class="button square"
          aria-label={game.redo}
          title={game.redo}
          onClick={() => void redo()}
        >
          <Icon name="redo" />
        </button>
      )}
      {canTurn && (
        <button
          type="button"
          class="button square"
          aria-label={game.rotate}
          title={game.rotate}
          onClick={() => turn(1)}
        >
          <Icon name="turn" />
        </button>
      )}
      <Presses offers={presses.value} main={main} />
      {chosen.value && !isStanding() && !narrow.value && (
        <button type="button" class="button" onClick={drop}>
          {game.cancel}
        </button>
      )}
      {chosen.value && <MainButton key={preview.value?.label} main={main} />}
      {footIsFree.value && deed.value?.control === 'board' && <p class="foot-hint">{game.pointAtHex}</p>}
      {over && (
        <a class="button main" href={resultPath(id)}>
          {game.result}
        </a>
      )}
    </div>
  )
}

/** Whether what is picked up is put before the person at once, so that there is nothing to go back to. */
const isStanding = (): boolean =>
  deed.value !== undefined &&
  (['routes', 'choices', 'subset'].includes(deed.value.control) || isAmount(deed.value)) &&
  deed.value.offers.some(isPicked)

/** How many moves stood when something was pressed last. */
let movesThen: number | undefined

/** The second click of a double click is not meant for what the first one has brought up. */
function isMeant({ detail }: MouseEvent): boolean {
  const before = movesThen
  movesThen = head.value?.moves
  return detail < 2 || before === movesThen
}

type Main = RefObject<HTMLButtonElement | null>

/** Buttons for what needs no shaping. Where something hangs on it, it is shown before it is done. */
const Presses = ({ offers, main }: { offers: readonly OfferScene[]; main: Main }) => {
  const choices = useChoices(offers)
  return (
    <>
      {offers.map((offer, place) => {
        const choice = choices[place]
        const isPlain = choice && !choice.warning && choice.changes.length + choice.notes.length === 0
        return (
          <button
            type="button"
            key={JSON.stringify(offer.action)}
            class={choice?.grave ? 'button press danger' : 'button press'}
            data-picks
            aria-pressed={isPicked(offer)}
            disabled={busy.value}
            onClick={async (event) => {
              if (!isMeant(event)) return
              // pressed again it is done; a double click has not read what hangs on it
              if (isPicked(offer)) return void (event.detail < 2 && main.current?.click())
              const isInHand = await choose(offer)
              if (isPlain && isInHand) await commit()
            }}
          >
            {choice?.label ?? offer.heading}
          </button>
        )
      })}
    </>
  )
}

/** A second press follows the first only after this long. */
const GUARD = 600

/** How often it asks once more: where there is a reason to think twice, and where there is no way back. */
function questionsOf(choice: Choice | null): number {
  if (choice?.grave) return 2
  if (confirm.value === 'always') return 1
  return confirm.value === 'weighty' && choice?.warning !== undefined ? 1 : 0
}

/** Does what was picked up. The button turns into its own question where that is called for. */
const MainButton = ({ main }: { main: Main }) => {
  const { game, online, screen } = words.value
  const [asked, setAsked] = useState({ times: 0, at: Number.NEGATIVE_INFINITY })
  const choice = preview.value
  const label = choice?.label ?? chosen.value?.offer.heading ?? game.confirm
  const said =
    isSending.value && isCut.value
      ? online.play.waits(label)
      : [label, screen.really(label), screen.forGood(label)][asked.times]
  return (
    <>
      {asked.times > 0 && choice && <Warning of={choice} />}
      {asked.times > 0 && (
        <button
          type="button"
          class="button take-back"
          onClick={() => setAsked({ times: 0, at: Number.NEGATIVE_INFINITY })}
        >
          {screen.takeBack}
        </button>
      )}
      <button
        type="button"
        class={choice?.grave ? 'button main danger' : 'button main'}
        data-main
        ref={main}
        disabled={!action.value || !choice || !isForeseen.value || busy.value}
        onClick={(event) => {
          const { timeStamp } = event
          if (timeStamp - asked.at < GUARD || !isMeant(event)) return
          if (asked.times < questionsOf(choice)) setAsked({ times: asked.times + 1, at: timeStamp })
          else void commit()
        }}
      >
        <span>
          {said}
          {aside.value && <small>{aside.value}</small>}
        </span>
        {!narrow.value && (
          <span aria-hidden="true" class="key">
            ⏎
          </span>
        )}
      </button>
    </>
  )
}
