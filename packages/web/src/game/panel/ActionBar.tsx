import type { Preview } from '@roundhouse/view'
import type { RefObject } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { resultPath } from '../../app/address.ts'
import { Icon } from '../../app/Icon.tsx'
import { isNarrow } from '../../app/media.ts'
import { confirmPolicy } from '../../app/settings/settings.ts'
import { words } from '../../app/words.ts'
import { isProposed, movesAfterProposedUndo, propose } from '../../online/room/motions.ts'
import { isConnectionLost } from '../../online/room/room.ts'
import type { OfferScene, Position } from '../../worker/protocol/position.ts'
import { PERSON } from '../../worker/protocol/seatPlan.ts'
import {
  buttonNote,
  buttons,
  group,
  isBusy,
  isPreviewed,
  isSelected,
  preview,
  selectedAction,
  tileChoices,
} from '../state/derived.ts'
import { commit, redoMove, undoMove } from '../state/gameRequests.ts'
import { usePreviews } from '../state/hooks/usePreviews.ts'
import { armGuard, isDeliberate } from '../state/misclickGuard.ts'
import { isActionBarFree } from '../state/openParts.ts'
import { actionKey } from '../state/selection/offers.ts'
import { clearSelection, rotateTile, selectOffer } from '../state/selection/select.ts'
import { selection, state } from '../state/state.ts'
import { isAmount } from './controls/AmountControl.tsx'
import { PreviewWarning } from './PreviewWarning.tsx'
import './actionBar.css'

/** Undo, the plain buttons, and the one filled button, always in the same row. */
export const ActionBar = ({ position }: { position: Position }) => {
  const { id, over, canUndo, canRedo, move, moves, mine } = position
  const { game, online } = words.value
  const main = useRef<HTMLButtonElement>(null)
  if (move < moves) return null
  const movesLeftAfterUndo = movesAfterProposedUndo(mine, canUndo)
  const undoLabel = movesLeftAfterUndo === null ? game.undo : online.play.askUndo
  const isUndoable = movesLeftAfterUndo === null ? canUndo : !isProposed('undo', movesLeftAfterUndo)
  const isOff = !isUndoable || isBusy.value
  const ways =
    tileChoices.value.tiles.find(({ ways }) => ways.some(({ offer }) => isSelected(offer)))?.ways ?? []
  const canTurn = ways.length > 1
  const way = ways.findIndex(({ offer }) => isSelected(offer)) + 1
  // the main button stays as it is: what turns the tile has the room of the word
  const isShort = isNarrow.value || canTurn
  return (
    <div class="action-bar cluster rigid">
      {(canUndo || hasMovesToUndo(position)) && (
        <button
          type="button"
          class={isShort ? 'button square' : 'button undo'}
          aria-label={undoLabel}
          title={undoLabel}
          aria-disabled={isOff}
          onClick={() => {
            if (!isOff) void (movesLeftAfterUndo === null ? undoMove() : propose('undo', movesLeftAfterUndo))
          }}
        >
          <Icon name="undo" />
          {!isShort && undoLabel}
        </button>
      )}
      {canRedo && (
        <button
          type="button"
          class="button square"
          aria-label={game.redo}
          title={game.redo}
          onClick={() => void redoMove()}
        >
          <Icon name="redo" />
        </button>
      )}
      {canTurn && (
        <button
          type="button"
          class="button square turn gap-0"
          title={game.rotate}
          onClick={() => rotateTile(1)}
        >
          <Icon name="turn" />
          <span class="unseen">{game.rotate}</span>
          <small class="text-xs semibold">
            {way}/{ways.length}
          </small>
        </button>
      )}
      <SingleButtons offers={buttons.value} main={main} />
      {selection.offer.value && !isPreselected() && !isNarrow.value && (
        <button type="button" class="button" onClick={clearSelection}>
          {game.cancel}
        </button>
      )}
      {selection.offer.value && <MainButton key={preview.value?.label} main={main} />}
      {isActionBarFree.value && group.value?.control === 'board' && (
        <p class="action-hint">{game.pointAtHex}</p>
      )}
      {over && (
        <a class="button main" href={resultPath(id)}>
          {game.result}
        </a>
      )}
    </div>
  )
}

/** Whether somebody here plays on, and so may have something to take back. */
const hasMovesToUndo = ({ over, online, viewer, seats }: Position): boolean =>
  !over && (online ? viewer !== null : seats.some(({ kind }) => kind === PERSON))

/** Whether what is selected is put before the person at once, so that there is nothing to go back to. */
const isPreselected = (): boolean =>
  group.value !== undefined &&
  (['routes', 'choices', 'subset'].includes(group.value.control) || isAmount(group.value)) &&
  group.value.offers.some(isSelected)

type Main = RefObject<HTMLButtonElement | null>

/** Buttons for what needs no shaping. Where something hangs on it, it is shown before it is done. */
const SingleButtons = ({ offers, main }: { offers: readonly OfferScene[]; main: Main }) => {
  const previews = usePreviews(offers)
  return (
    <>
      {offers.map((offer, index) => {
        const known = previews[index]
        const isPlain = known && !known.warning && known.changes.length + known.notes.length === 0
        return (
          <button
            type="button"
            key={actionKey(offer)}
            class={known?.grave ? 'button press danger' : 'button press'}
            data-picks
            aria-pressed={isSelected(offer)}
            disabled={isBusy.value}
            onClick={async (event) => {
              if (!isDeliberate(event)) return
              // pressed again it is done, but not before what hangs on it can have been read
              if (isSelected(offer)) return main.current?.click()
              if (!isPlain) armGuard()
              const isStillSelected = await selectOffer(offer)
              if (isPlain && isStillSelected) await commit()
            }}
          >
            {known?.label ?? offer.heading}
          </button>
        )
      })}
    </>
  )
}

/** How often it asks once more: where there is a reason to think twice, and where there is no way back. */
function questionsOf(known: Preview | null): number {
  if (known?.grave) return 2
  if (confirmPolicy.value === 'always') return 1
  return confirmPolicy.value === 'weighty' && known?.warning !== undefined ? 1 : 0
}

/** Does what is selected. The button turns into its own question where that is called for. */
const MainButton = ({ main }: { main: Main }) => {
  const { game, online, screen } = words.value
  const [asked, setAsked] = useState(0)
  const known = preview.value
  const label = known?.label ?? selection.offer.value?.offer.heading ?? game.confirm
  const said =
    state.sending.value && isConnectionLost.value
      ? online.play.waits(label)
      : [label, screen.really(label), screen.forGood(label)][asked]
  return (
    <>
      {asked > 0 && known && <PreviewWarning of={known} />}
      {asked > 0 && (
        <button type="button" class="button take-back" onClick={() => setAsked(0)}>
          {screen.takeBack}
        </button>
      )}
      <button
        type="button"
        class={known?.grave ? 'button main danger' : 'button main'}
        data-main
        ref={main}
        disabled={!selectedAction.value || !known || !isPreviewed.value || isBusy.value}
        onClick={(event) => {
          if (!isDeliberate(event)) return
          if (asked >= questionsOf(known)) return void commit()
          armGuard()
          setAsked(asked + 1)
        }}
      >
        <span>
          {said}
          {buttonNote.value && <small>{buttonNote.value}</small>}
        </span>
        {!isNarrow.value && (
          <span aria-hidden="true" class="key">
            ⏎
          </span>
        )}
      </button>
    </>
  )
}
