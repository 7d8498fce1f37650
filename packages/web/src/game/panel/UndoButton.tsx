import { useState } from 'preact/hooks'
import { Icon, type IconName } from '../../app/Icon.tsx'
import { words } from '../../app/words.ts'
import { isProposed, movesAfterProposedUndo, propose } from '../../online/room/motions.ts'
import { undoQuestion } from '../../online/room/undoQuestion.ts'
import type { Position } from '../../worker/protocol/position.ts'
import { PERSON } from '../../worker/protocol/seatPlan.ts'
import { isBusy } from '../state/derived.ts'
import { undoMove } from '../state/gameRequests.ts'
import { armGuard, isDeliberate } from '../state/misclickGuard.ts'
import { selection, state } from '../state/state.ts'

interface Props {
  readonly position: Position
  /** There is room for its picture only. */
  readonly isShort: boolean
}

/** Takes the last move back, or asks the others for it, by what that move did. */
export const UndoButton = ({ position, isShort }: Props) => {
  const { canUndo, undoRefusal, mine } = position
  if (!canUndo && !hasMovesToUndo(position)) return null
  const movesLeft = movesAfterProposedUndo(mine, canUndo)
  return movesLeft === null ? (
    <OneButton
      icon="undo"
      label={words.value.game.undo}
      look={isShort ? 'square' : 'undo'}
      isOff={!canUndo}
      key={position.moves}
      why={undoRefusal && words.value.game.undoRefusals[undoRefusal]}
      press={() => void undoMove()}
    />
  ) : (
    <AskButton position={position} movesLeft={movesLeft} isShort={isShort} />
  )
}

/** Whether somebody here plays on, and so may have something to take back. */
const hasMovesToUndo = ({ over, online, viewer, seats }: Position): boolean =>
  !over && (online ? viewer !== null : seats.some(({ kind }) => kind === PERSON))

/** While nothing is selected there is room for the move even on a phone. One press asks nobody: it is asked first whether they are to be. */
const AskButton = ({ position, movesLeft, isShort }: Props & { readonly movesLeft: number }) => {
  const { game, online, screen } = words.value
  const [isMeant, setMeant] = useState(false)
  const label = undoQuestion(state.log.value, position.moves, movesLeft, {
    ballots: online.play.asks,
    move: game.moveNamed,
  })
  const isOff = isProposed('undo', movesLeft)
  if (isMeant && !isOff)
    return (
      <div class="ask-first cluster">
        <p class="warning lamp">{label}</p>
        <button type="button" class="button take-back" onClick={() => setMeant(false)}>
          {screen.takeBack}
        </button>
        <button
          type="button"
          class="button main"
          onClick={(event) => {
            if (!isDeliberate(event)) return
            setMeant(false)
            void propose('undo', movesLeft)
          }}
        >
          {online.play.askOthers}
        </button>
      </div>
    )
  return (
    <OneButton
      icon="people"
      label={label}
      look={isShort && selection.offer.value !== null ? 'square' : 'undo asks'}
      isOff={isOff}
      press={() => {
        armGuard()
        setMeant(true)
      }}
    />
  )
}

interface ButtonProps {
  readonly icon: IconName
  readonly label: string
  readonly look: 'square' | 'undo' | 'undo asks'
  readonly isOff: boolean
  /** Why it is off. */
  readonly why?: string | undefined
  press(): void
}

const OneButton = ({ icon, label, look, isOff, why, press }: ButtonProps) => {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <button
        type="button"
        class={`button ${look}`}
        aria-label={label}
        title={isOff && why ? why : label}
        aria-disabled={isOff || isBusy.value}
        onBlur={() => setAsked(false)}
        onClick={(event) => {
          if (isOff) setAsked(!isAsked)
          else if (!isBusy.value && isDeliberate(event)) press()
        }}
      >
        <Icon name={icon} />
        {look !== 'square' && <span class="clamped">{label}</span>}
      </button>
      <span class="undo-refusal card text-s if-any" role="status">
        {isOff && isAsked && why}
      </span>
    </>
  )
}
