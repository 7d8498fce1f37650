import { useState } from 'preact/hooks'
import { settingsWords } from './settingsWords.ts'
import { changeKey, keyChanges, keyFor, usualKeys } from './shortcuts.ts'
import { canBeKey, SHORTCUTS, type Shortcut, usualKeyOf } from './shortcutTable.ts'

/** Which key does what: press one of the buttons, then the key. */
export const KeySettings = () => {
  const settings = settingsWords.value
  const [waiting, setWaiting] = useState<Shortcut | null>(null)
  const [wrong, setWrong] = useState(false)
  const [moved, setMoved] = useState<Shortcut | null>(null)
  const takeKey = (name: Shortcut, event: KeyboardEvent) => {
    if (waiting !== name || event.key === 'Tab' || event.key === 'Shift') return
    event.preventDefault()
    const isKey = canBeKey(event.key)
    setWrong(!isKey && event.key !== 'Escape')
    const had = usualKeyOf(keyChanges.value, event.key.toLowerCase())
    const other = (Object.keys(SHORTCUTS) as Shortcut[]).find((one) => SHORTCUTS[one] === had)
    setMoved(isKey && other !== undefined && other !== name ? other : null)
    if (isKey) changeKey(SHORTCUTS[name], event.key)
    if (isKey || event.key === 'Escape') setWaiting(null)
  }
  return (
    <>
      <ul class="key-settings">
        {(Object.keys(SHORTCUTS) as Shortcut[]).map((name) => {
          const key = keyFor(SHORTCUTS[name]).toUpperCase()
          const isWaiting = waiting === name
          return (
            <li key={name} class="row between gap-12">
              <span>{settings.shortcuts[name]}</span>
              <button
                type="button"
                class="button rigid"
                aria-label={isWaiting ? settings.pressKey : settings.changeKey(settings.shortcuts[name], key)}
                onClick={() => {
                  setWrong(false)
                  setWaiting(isWaiting ? null : name)
                }}
                onKeyDown={(event) => takeKey(name, event)}
                onBlur={() => setWaiting(null)}
              >
                {isWaiting ? settings.pressKey : <kbd>{key}</kbd>}
              </button>
            </li>
          )
        })}
      </ul>
      <p class="alarming" role="status">
        {wrong && settings.noKey}
        {moved && settings.movedKey(settings.shortcuts[moved], keyFor(SHORTCUTS[moved]).toUpperCase())}
      </p>
      {keyChanges.value.size > 0 && (
        <button type="button" class="button at-start" onClick={usualKeys}>
          {settings.usualKeys}
        </button>
      )}
    </>
  )
}
