import { useEffect, useRef, useState } from 'preact/hooks'
import { hasKeyboard } from '../../app/media.ts'
import { letterKeys } from '../../app/settings/settings.ts'
import { settingsWords } from '../../app/settings/settingsWords.ts'
import { keyFor } from '../../app/settings/shortcuts.ts'
import { SHORTCUTS, type Shortcut } from '../../app/settings/shortcutTable.ts'
import { words } from '../../app/words.ts'
import { boardHandle } from '../state/boardHandle.ts'
import { shownPosition } from '../state/derived.ts'
import { openParts } from '../state/state.ts'
import './keysHelp.css'

/** Keys that are always the same. */
const FIXED = [
  ['Enter', 'enter'],
  ['Esc', 'esc'],
  ['1–9', 'choice'],
  ['← ↑ → ↓', 'arrows'],
  ['Home, End', 'ends'],
] as const

/** The list of keys, and the way to a hex by its name. */
export const KeysHelp = () => {
  const { game, screen, close } = words.value
  const { shortcuts } = settingsWords.value
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    if (openParts.keys.peek() === 'goTo') field.current?.focus()
  }, [])
  const shut = () => {
    openParts.keys.value = false
  }
  const [missing, setMissing] = useState<string | null>(null)
  const title = hasKeyboard.value ? game.keys.title : screen.goToHex
  const hexes = shownPosition.value?.scene.board?.hexes ?? []
  return (
    <dialog ref={dialog} class="keys-help card dialog" aria-label={title} onClose={shut}>
      <h2>{title}</h2>
      {hexes.length > 0 && (
        <form
          class="go-to cluster from-foot"
          onSubmit={(event) => {
            event.preventDefault()
            const typed = String(new FormData(event.currentTarget).get('hex')).trim().toLowerCase()
            const found = hexes.find(
              ({ hex, name }) => hex.toLowerCase() === typed || name?.toLowerCase() === typed,
            )
            setMissing(found ? null : typed.toUpperCase())
            if (!found) return
            dialog.current?.close()
            boardHandle.current?.goTo(found.hex)
          }}
        >
          <label class="grow stack">
            <span class="soft text-s">{game.goTo}</span>
            <input ref={field} class="field" name="hex" autocomplete="off" />
          </label>
          <button type="submit" class="button">
            {game.go}
          </button>
          <p class="own-line" role="alert">
            {missing !== null && game.noHex(missing)}
          </p>
        </form>
      )}
      {hasKeyboard.value && !letterKeys.value && <p class="quiet">{screen.keysOff}</p>}
      {hasKeyboard.value && (
        <dl>
          {FIXED.map(([key, name]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{game.keys[name]}</dd>
            </div>
          ))}
          {letterKeys.value &&
            (Object.keys(SHORTCUTS) as Shortcut[]).map((name) => (
              <div key={name}>
                <dt>
                  <kbd>{keyFor(SHORTCUTS[name]).toUpperCase()}</kbd>
                </dt>
                <dd>{shortcuts[name]}</dd>
              </div>
            ))}
        </dl>
      )}
      <button type="button" class="button" onClick={() => dialog.current?.close()}>
        {close}
      </button>
    </dialog>
  )
}
