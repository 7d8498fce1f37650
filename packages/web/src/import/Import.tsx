import { useState } from 'preact/hooks'
import { tablePath } from '../app/address.ts'
import { go } from '../app/router.ts'
import { importGame, keepGames } from '../app/shelf.ts'
import { useTitle } from '../app/title.ts'
import { words } from '../app/words.ts'
import './import.css'

/** Reads a game from a file. */
export const Import = () => {
  const text = words.value.import
  useTitle(text.title)
  const [reading, setReading] = useState(false)
  const read = async (file: File | null | undefined) => {
    if (!file) return
    setReading(true)
    const id = await importGame(file)
    setReading(false)
    if (id === undefined) return
    keepGames()
    go(tablePath(id))
  }
  return (
    <div class="page import-page">
      <h1>{text.title}</h1>
      <p>{text.text}</p>
      <label class="card drop" aria-busy={reading}>
        <span class="button main">{reading ? text.reading : text.choose}</span>
        <span class="quiet">{text.drop}</span>
        <input
          type="file"
          accept=".json,application/json"
          disabled={reading}
          onChange={({ currentTarget }) => void read(currentTarget.files?.[0])}
        />
      </label>
    </div>
  )
}
