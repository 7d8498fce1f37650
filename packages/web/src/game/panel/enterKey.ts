import { signal } from '@preact/signals'
import { isUntouched } from '../state/derived.ts'
import { openParts } from '../state/state.ts'

/** Enter is not for whatever has the focus: it does what the main button says. */
export const isEnterForMain = signal(true)

/** What was pointed at last by hand, where the focus has stayed since: nobody who points means it by Enter. */
let pointedAt: Element | null = null

/** Places where a letter is a letter. */
export const isTyping = (element: Element | null): boolean =>
  element?.matches('input:not([type=checkbox], [type=radio], [type=range]), select, textarea') ?? false

/** Things that do something on Enter themselves. */
const PRESSED = 'button, a, input, select, summary, [role=button]'

/** Things that select something, once it is selected, the step that it is in, and a tab that is open: pressed again they do what is selected. */
export const isSelecting = (element: Element | null): boolean =>
  element?.matches(
    ':is([data-choice], [data-picks], .board .hit-area, .board .fan *)[aria-pressed=true], .steps [aria-current] *, [role=tab][aria-selected=true]',
  ) ?? false

/** The number of a decision is a number, and Enter decides. */
export const isAmountField = (element: Element | null): boolean =>
  element?.matches('.panel .amount input') ?? false

/** Whether Enter presses this, where it has the focus. */
export const takesEnter = (element: Element | null): boolean =>
  element !== null &&
  element !== pointedAt &&
  element.matches(PRESSED) &&
  !element.matches('[data-main]') &&
  !isSelecting(element) &&
  !isAmountField(element)

export function readEnter(): boolean {
  const { activeElement } = document
  const isElsewhere = openParts.menu.value || document.querySelector('dialog[open]') !== null
  const isTyped = isTyping(activeElement) && !isAmountField(activeElement)
  isEnterForMain.value = !isElsewhere && !isUntouched.value && !takesEnter(activeElement) && !isTyped
  return isEnterForMain.value
}

const MOVING = ['Tab', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']

/** Follows where the focus is, and how it came there. */
export function followFocus(): () => void {
  // not only a press: who drags the board has pointed at a hex
  const pointed = ({ target }: MouseEvent) => {
    const element = target as Element
    pointedAt = element.closest<HTMLLabelElement>('label')?.control ?? element.closest(PRESSED)
    readEnter()
  }
  const moved = ({ key }: KeyboardEvent) => {
    if (MOVING.includes(key)) pointedAt = null
  }
  const events = new AbortController()
  const { signal } = events
  addEventListener('mousedown', pointed, { signal, capture: true })
  addEventListener('keydown', moved, { signal, capture: true })
  for (const change of ['focusin', 'focusout', 'keyup'])
    addEventListener(change, () => queueMicrotask(readEnter), { signal })
  return () => events.abort()
}
