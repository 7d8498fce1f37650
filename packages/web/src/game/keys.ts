import { useEffect } from 'preact/hooks'
import { tablePath } from '../app/address.ts'
import { go } from '../app/router.ts'
import { boardHandle } from './boardHandle.ts'
import { busy, choose, drop, head, position, redo, undo, why } from './model.ts'
import { lookAtMove, tryLine } from './moments.ts'
import { deed, keysShown, menuShown, narrow, type Pane, showPane, type Tab, tab, turn } from './screen.ts'

const PANE_KEYS: Readonly<Record<string, Pane>> = {
  m: 'map',
  k: 'market',
  c: 'companies',
  p: 'players',
  l: 'log',
}
const TAB_OF: Readonly<Partial<Record<Pane, Tab>>> = { companies: 'companies', players: 'ledger', log: 'log' }

/** Places where a letter is a letter. */
const isTyping = (element: Element | null): boolean =>
  element?.matches('input:not([type=checkbox], [type=radio], [type=range]), select, textarea') ?? false

/** Things that do something on Enter themselves. */
const isPressed = (element: Element | null): boolean =>
  element?.matches('button, a, input, select, summary, [role=button]') ?? false

const press = (selector: string, place = 0): boolean => {
  const element = document.querySelectorAll<HTMLElement>(selector)[place]
  element?.click()
  return element !== undefined
}

/** One letter each; gives whether it meant something. */
function act(event: KeyboardEvent): boolean {
  const { key, shiftKey } = event
  const now = position.value
  const active = document.activeElement
  if (key === 'Enter') return !isPressed(active) && press('[data-main]:not(:disabled)')
  if (key === 'Escape') {
    keysShown.value = false
    menuShown.value = false
    why.value = null
    drop()
    return true
  }
  if (!now || busy.value) return false
  if (/^[1-9]$/.test(key)) return press('[data-choice]', Number(key) - 1)
  const isNow = now.move >= (head.value?.moves ?? 0)
  const letter = key.toLowerCase()
  if (letter === 'u' && isNow) {
    if (shiftKey ? now.canRedo : now.canUndo) void (shiftKey ? redo() : undo())
    return true
  }
  if (letter === 'r') {
    turn(shiftKey ? -1 : 1)
    return true
  }
  const wanted = PANE_KEYS[letter]
  if (wanted) {
    if (narrow.value) showPane(wanted)
    else if (wanted === 'map') boardHandle.current?.fitNext()
    else tab.value = TAB_OF[wanted] ?? tab.value
    return true
  }
  switch (key) {
    case '[':
      lookAtMove(now.move - 1)
      return true
    case ']':
      lookAtMove(now.move + 1)
      return true
    case 'Home':
      lookAtMove(0)
      return true
    case 'End':
      go(tablePath(now.id), { replacing: true })
      return true
    case '?':
      if (active?.getAttribute('aria-disabled') === 'true') (active as HTMLElement).click()
      else keysShown.value = !keysShown.value
      return true
    case '+':
      boardHandle.current?.zoom(1.3)
      return true
    case '-':
      boardHandle.current?.zoom(1 / 1.3)
      return true
    case '0':
      boardHandle.current?.whole()
      return true
  }
  if (letter === 'f') {
    boardHandle.current?.fitNext()
    return true
  }
  if (letter === 'a') {
    void tryLine()
    return true
  }
  if (letter === 'b' && deed.value?.control === 'routes') {
    void choose(deed.value.offers[0]!)
    return true
  }
  if (letter === 'g') {
    keysShown.value = true
    return true
  }
  return false
}

/** The keys of the game screen, wherever the focus is. */
export function useKeys(): void {
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target as Element) && event.key !== 'Escape') return
      if (['Home', 'End'].includes(event.key) && (event.target as Element).matches('input')) return
      if (act(event)) event.preventDefault()
    }
    addEventListener('keydown', down)
    return () => removeEventListener('keydown', down)
  }, [])
}
