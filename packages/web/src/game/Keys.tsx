import { useEffect, useRef } from 'preact/hooks'
import { words } from '../app/words.ts'
import { boardHandle } from './boardHandle.ts'
import { position } from './model.ts'
import { keysShown } from './screen.ts'

const KEYS = [
  ['Enter', 'enter'],
  ['Esc', 'esc'],
  ['U, Shift+U', 'undo'],
  ['?', 'why'],
  ['1–9', 'choice'],
  ['R, Shift+R', 'turn'],
  ['M K C P L', 'panes'],
  ['F', 'fit'],
  ['+ − 0', 'zoom'],
  ['← ↑ → ↓', 'arrows'],
  ['[ ]', 'history'],
  ['Home, End', 'ends'],
  ['A', 'branch'],
  ['B', 'best'],
  ['G', 'goTo'],
] as const

/** The list of keys, and the way to a hex by its name. */
export const Keys = () => {
  const { game, close } = words.value
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const shut = () => {
    keysShown.value = false
  }
  const hexes = position.value?.scene.board?.hexes ?? []
  return (
    <dialog ref={dialog} class="keys card" aria-label={game.keys.title} onClose={shut}>
      <h2>{game.keys.title}</h2>
      {hexes.length > 0 && (
        <form
          class="go-to"
          onSubmit={(event) => {
            event.preventDefault()
            const typed = String(new FormData(event.currentTarget).get('hex')).trim().toLowerCase()
            const found = hexes.find(
              ({ hex, name }) => hex.toLowerCase() === typed || name?.toLowerCase() === typed,
            )
            dialog.current?.close()
            if (found) boardHandle.current?.goTo(found.hex)
          }}
        >
          <label>
            {game.goTo} <input class="field" name="hex" autocomplete="off" />
          </label>
          <button type="submit" class="button">
            {game.go}
          </button>
        </form>
      )}
      <dl>
        {KEYS.map(([key, name]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{game.keys[name]}</dd>
          </div>
        ))}
      </dl>
      <button type="button" class="button" onClick={() => dialog.current?.close()}>
        {close}
      </button>
    </dialog>
  )
}
