import { useEffect } from 'preact/hooks'
import { isNarrow } from '../../app/media.ts'
import { usualKey } from '../../app/settings/shortcuts.ts'
import { SHORTCUTS, type Shortcut } from '../../app/settings/shortcutTable.ts'
import { showChat } from '../../online/room/showChat.ts'
import type { Position } from '../../worker/protocol/position.ts'
import { followFocus, isAmountField, isSelecting, isTyping, readEnter } from '../panel/enterKey.ts'
import { boardHandle } from '../state/boardHandle.ts'
import { floatingRefusal, group, isBusy, shownPosition } from '../state/derived.ts'
import { redoMove, undoMove } from '../state/gameRequests.ts'
import { isDeliberate } from '../state/misclickGuard.ts'
import { closeNetwork, shownOwner } from '../state/network.ts'
import { showPane, showSupplies, showTab } from '../state/openParts.ts'
import { lookAtMove, moment, startBranch } from '../state/pastMoments.ts'
import { drawBest } from '../state/selection/drawRun.ts'
import { isLeavable, leaveSelection } from '../state/selection/leaving.ts'
import { closeRefusal } from '../state/selection/refusal.ts'
import { clearSelection, rotateTile } from '../state/selection/select.ts'
import { openParts, type Pane, state, type Tab } from '../state/state.ts'

/** Parts of a drawing have no click() of their own. */
const clickOn = (element: Element): boolean =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

const press = (selector: string, index = 0): boolean => {
  const element = document.querySelectorAll<HTMLElement>(selector)[index]
  element?.click()
  return element !== undefined
}

/** What can be chosen in the panel; before a place is chosen, the places, folded or not. */
const pressChoice = (index: number): boolean =>
  document.querySelector('[data-choice]')
    ? press('[data-choice]', index)
    : press('.place-chips button', index)

const focusOn = (selector: string): boolean => {
  const element = document.querySelector<HTMLElement>(selector)
  element?.focus()
  return element !== null
}

/** Shows a pane of a phone, or the tab that has the same on a larger screen. */
const show = (pane: Pane, tab: Tab) => () => (isNarrow.value ? showPane(pane) : showTab(tab))

/** What each key does. */
const KEY_ACTIONS: Readonly<Record<Shortcut, (now: Position, shifted: boolean) => void>> = {
  undo: (now, shifted) => {
    if (!shifted && isLeavable.value) return leaveSelection()
    const isNow = now.move >= (state.head.value?.moves ?? 0)
    if (isNow && (shifted ? now.canRedo : now.canUndo)) void (shifted ? redoMove() : undoMove())
  },
  turn: (_, shifted) => rotateTile(shifted ? -1 : 1),
  map: () => {
    if (isNarrow.value) showPane('map')
    else if (!focusOn('.board .hit-area[aria-pressed=true]')) focusOn('.board .hit-area[tabindex="0"]')
  },
  market: () => {
    if (isNarrow.value) showPane('market')
    else {
      showTab('market')
      focusOn('.market')
    }
  },
  companies: show('companies', 'companies'),
  players: show('players', 'ledger'),
  log: show('log', 'log'),
  supplies: () => (isNarrow.value ? showSupplies() : showTab('supplies')),
  chat: showChat,
  fit: () => boardHandle.current?.fitNext(),
  zoomIn: () => boardHandle.current?.zoom(1.4),
  zoomOut: () => boardHandle.current?.zoom(1 / 1.4),
  whole: () => boardHandle.current?.whole(),
  oneBack: () => lookAtMove(moment.value - 1),
  oneForward: () => lookAtMove(moment.value + 1),
  branch: () => void startBranch(),
  best: () => {
    if (group.value?.control === 'routes') void drawBest(group.value.offers[0]!)
  },
  goTo: () => {
    openParts.keys.value = 'goTo'
  },
  why: () => {
    const active = document.activeElement
    if (active?.getAttribute('aria-disabled') === 'true') clickOn(active)
    else openParts.keys.value = !openParts.keys.value
  },
}

/** What waits for a request that is under way; one may look around meanwhile. */
const DECIDING: readonly Shortcut[] = ['undo', 'turn', 'branch', 'best']

const shortcutOn = (key: string): Shortcut | undefined =>
  (Object.keys(SHORTCUTS) as Shortcut[]).find((name) => SHORTCUTS[name] === key.toLowerCase())

/** One step back: what is on top goes first. Gives whether there was one for this screen. */
function stepBack(): boolean {
  // it closes by itself, and gives the focus back
  if (document.querySelector('dialog[open]')) return false
  if (openParts.menu.value) {
    openParts.menu.value = false
    focusOn('.menu [aria-expanded]')
  } else if (floatingRefusal.value) closeRefusal()
  else if (shownOwner.value) closeNetwork()
  else if (!press('.action-bar .take-back')) {
    if (isLeavable.value) leaveSelection()
    else if (!press('.primer:has([open]) > button')) clearSelection()
  }
  return true
}

/** Gives whether the key meant something. */
function act(event: KeyboardEvent): boolean {
  const { key: pressed, shiftKey, repeat } = event
  // where + is a key with Shift, it is pressed without
  const key = usualKey(pressed === '=' ? SHORTCUTS.zoomIn : pressed)
  if (key === undefined) return false
  if (key === 'Enter') {
    const { activeElement } = document
    // a key that is held down decides nothing
    if (repeat && activeElement?.closest('.action-bar')) return true
    if (!readEnter()) return false
    return repeat || press('[data-main]:not(:disabled)') || isSelecting(activeElement)
  }
  if (key === 'Escape') return stepBack()
  const now = shownPosition.value
  if (!now) return false
  if (/^[1-9]$/.test(key)) return !isBusy.value && pressChoice(Number(key) - 1)
  if (key === 'Home') lookAtMove(0)
  else if (key === 'End') lookAtMove(state.head.value?.moves ?? now.moves)
  else {
    const shortcut = shortcutOn(key)
    if (!shortcut || (isBusy.value && DECIDING.includes(shortcut))) return false
    if (shortcut !== 'undo' || isDeliberate(event)) KEY_ACTIONS[shortcut](now, shiftKey)
  }
  return true
}

/** The keys of the game screen, wherever the focus is. */
export function useKeys(): void {
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      // what is typed by way of an input method has its own Enter and Esc
      if (event.isComposing) return
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      const target = event.target as Element
      const isDone = event.key === 'Escape' || (event.key === 'Enter' && isAmountField(target))
      if (isTyping(target) && !isDone) return
      if (['Home', 'End'].includes(event.key) && target.matches('input')) return
      if (act(event)) event.preventDefault()
    }
    addEventListener('keydown', down)
    const stopFollowing = followFocus()
    return () => {
      removeEventListener('keydown', down)
      stopFollowing()
    }
  }, [])
}
