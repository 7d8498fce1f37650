import type { Action } from '@roundhouse/kernel'
import type { Preview } from '@roundhouse/view'
import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { resultPath } from '../../app/address.ts'
import { GuardMark } from '../../app/GuardMark.tsx'
import { Icon } from '../../app/Icon.tsx'
import { isNarrow } from '../../app/media.ts'
import { confirmPolicy } from '../../app/settings/settings.ts'
import { Unbroken } from '../../app/Unbroken.tsx'
import { words } from '../../app/words.ts'
import { isConnectionLost } from '../../online/room/room.ts'
import type { OfferScene, Position } from '../../worker/protocol/position.ts'
import {
  buttonNote,
  buttons,
  group,
  groups,
  isBusy,
  isPreviewed,
  isSelected,
  preview,
  selectedAction,
  tileChoices,
} from '../state/derived.ts'
import { commit, redoMove } from '../state/gameRequests.ts'
import { usePreviews } from '../state/hooks/usePreviews.ts'
import { armGuard, isDeliberate } from '../state/misclickGuard.ts'
import { isActionBarFree } from '../state/openParts.ts'
import { isWarnedOf } from '../state/powersLeft.ts'
import { isLeavable, isPreselected, leaveSelection } from '../state/selection/leaving.ts'
import { actionKey } from '../state/selection/offers.ts'
import { openGroup } from '../state/selection/openGroup.ts'
import { rotateTile, selectOffer } from '../state/selection/select.ts'
import { selection, state } from '../state/state.ts'
import { isEnterForMain, readEnter } from './enterKey.ts'
import { LeaveButton } from './LeaveButton.tsx'
import { PreviewWarning } from './PreviewWarning.tsx'
import { endedSteps, nextStep, placedSteps } from './placedSteps.ts'
import { UndoButton } from './UndoButton.tsx'
import './actionBar.css'

/** Undo, the plain buttons, and the one filled button, always in the same row. */
export const ActionBar = ({ position }: { position: Position }) => {
  const { id, over, canRedo, move, moves } = position
  const { game } = words.value
  const main = useRef<HTMLButtonElement>(null)
  if (move < moves) return null
  const ways =
    tileChoices.value.tiles.find(({ ways }) => ways.some(({ offer }) => isSelected(offer)))?.ways ?? []
  const canTurn = ways.length > 1
  const way = ways.findIndex(({ offer }) => isSelected(offer)) + 1
  // the main button stays as it is: what turns the tile has the room of the word
  const isShort = isNarrow.value || canTurn
  return (
    <div class="action-bar holder cluster rigid">
      <GuardMark />
      {isLeavable.value ? (
        <LeaveButton isShort={isShort} />
      ) : (
        <UndoButton position={position} isShort={isShort} />
      )}
      {canRedo && (
        <button
          type="button"
          class="button square"
          aria-label={game.redo}
          title={game.redo}
          onClick={(event) => {
            if (isDeliberate(event)) void redoMove()
          }}
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
      <GoOn position={position} />
      <SingleButtons position={position} main={main} />
      {selection.offer.value && <MainButton key={preview.value?.label} main={main} position={position} />}
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

/** Whoever wants nothing in this step goes on to the next; in few letters where a phone has the main button beside it. */
const GoOn = ({ position: { scene, turn } }: { position: Position }) => {
  const { screen } = words.value
  const { steps } = placedSteps(scene.steps ?? [], groups.value, group.value)
  const ways = nextStep(steps)
  const isShaping = selection.train.value !== null || (selection.offer.value !== null && !isPreselected.value)
  if (!turn || !ways || isShaping) return null
  const { now, next } = ways
  const label = now.leave ?? screen.goOn(next.label)
  const isShort = isNarrow.value && selection.offer.value !== null
  return (
    <button
      type="button"
      class="button go-on"
      aria-label={isShort ? label : undefined}
      onClick={() => openGroup(next.groups[0]!.key)}
    >
      {isShort ? screen.goOnShort : label}
    </button>
  )
}

type Main = RefObject<HTMLButtonElement | null>

/** Whether nothing is said of it but its name. */
const isBare = (known: Preview): boolean =>
  !isWarnedOf(known) && known.changes.length + known.notes.length === 0

/** Buttons for what needs no shaping. Where something hangs on it, it is shown before it is done. */
const SingleButtons = ({ position, main }: { position: Position; main: Main }) => {
  const offers = buttons.value
  const previews = usePreviews(offers)
  const isPlain = (offer: OfferScene, known?: Preview | null) =>
    known && isBare(known) && endedBy(position, known, offer.action).length === 0
  return (
    <>
      {offers.map((offer, index) => {
        const known = previews[index]
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
              if (!isPlain(offer, known)) armGuard()
              const isStillSelected = await selectOffer(offer)
              // on a slow device what it brings is known only now: one press does the same there
              if (isStillSelected && isPlain(offer, preview.value)) await commit()
              // its place is taken by the main button
              else if (event.detail === 0) main.current?.focus()
            }}
          >
            {known?.label ?? offer.heading}
          </button>
        )
      })}
    </>
  )
}

/** The steps that these actions end, as the page names them. */
const endedBy = ({ scene, offers }: Position, known: Preview, ...actions: readonly (Action | undefined)[]) =>
  endedSteps(
    scene.steps ?? [],
    offers,
    known,
    actions.flatMap((action) => action?.kind ?? []),
  )

/** How often it asks once more: where there is a reason to think twice, and where there is no way back. */
function questionsOf(known: Preview | null): number {
  if (known?.grave) return 2
  if (confirmPolicy.value === 'always') return 1
  return confirmPolicy.value === 'weighty' && isWarnedOf(known) ? 1 : 0
}

/** Whether it is a single button: whoever pressed it has been asked once by what came up. */
const isSingle = (): boolean => buttons.value.some(isSelected)

/** Does what is selected. The button turns into its own question where that is called for. */
const MainButton = ({ position, main }: { position: Position; main: Main }) => {
  const { game, online, screen } = words.value
  useEffect(() => {
    readEnter()
  })
  const known = preview.value
  const [asked, setAsked] = useState(isSingle() ? Math.min(1, questionsOf(known)) : 0)
  const then = selection.lastPreview.value?.preview?.next?.[selection.next.value]?.action
  const ended = known && selectedAction.value ? endedBy(position, known, selectedAction.value, then) : []
  const label = known?.label ?? selection.offer.value?.offer.heading ?? game.confirm
  const said =
    state.sending.value && isConnectionLost.value
      ? online.play.waits(label)
      : [label, screen.really(label), screen.forGood(label)][asked]
  return (
    <>
      {asked > 0 && known && <PreviewWarning of={known} />}
      {asked > 0 && (
        <button
          type="button"
          class="button take-back"
          onClick={() => (isSingle() ? leaveSelection() : setAsked(0))}
        >
          {screen.takeBack}
        </button>
      )}
      <button
        type="button"
        class={['button main', known?.grave && 'danger', asked > 0 && 'asking'].filter(Boolean).join(' ')}
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
          <Unbroken text={said!} />
          {buttonNote.value && <small>{buttonNote.value}</small>}
          {ended.length > 0 && (
            <small class="ends">{screen.endsSteps(ended.join(screen.betweenSteps))}</small>
          )}
        </span>
        {!isNarrow.value && isEnterForMain.value && (
          <span aria-hidden="true" class="key">
            ⏎
          </span>
        )}
      </button>
    </>
  )
}
