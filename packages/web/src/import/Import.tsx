import { useEffect, useState } from 'preact/hooks'
import { tablePath } from '../app/address.ts'
import { gameCatalogue, importGame, keepGames, readCatalogue, readyImport } from '../app/deviceGames.ts'
import { Icon } from '../app/Icon.tsx'
import { fromHere } from '../app/router.ts'
import { language } from '../app/settings/settings.ts'
import { useTitle } from '../app/useTitle.ts'
import { words } from '../app/words.ts'
import { state } from '../game/state/state.ts'
import { WorkerTrouble } from '../worker/connection.ts'
import { LONGEST_NAME } from '../worker/protocol/seatPlan.ts'
import { importWords } from './importWords.ts'
import './import.css'

/** A file that could not be read, and what is wrong with it. */
interface Failed {
  readonly file: string
  readonly trouble: WorkerTrouble
}

/** Reads a game from a file. */
export const Import = () => {
  const text = importWords.value
  useTitle(text.title)
  useEffect(() => void readCatalogue(), [language.value])
  useEffect(() => void readyImport(), [])
  const [reading, setReading] = useState(false)
  const [over, setOver] = useState(false)
  const [failed, setFailed] = useState<Failed | null>(null)
  const read = async (file: File | null | undefined) => {
    if (!file) return
    const goOn = fromHere()
    setReading(true)
    setFailed(null)
    const answer = await importGame(file)
    setReading(false)
    if (answer instanceof WorkerTrouble) return setFailed({ file: file.name, trouble: answer })
    keepGames()
    state.changesRead.value = new Map(state.changesRead.value).set(answer.id, answer.moves)
    goOn(tablePath(answer.id))
  }
  return (
    <div class="page import-page stack gap-16">
      <h1>{text.title}</h1>
      <p>{text.text}</p>
      <label
        class={over ? 'card drop holder stack gap-12 over' : 'card drop holder stack gap-12'}
        aria-busy={reading}
      >
        <Icon name="file" />
        <span class="button main">{reading ? text.reading : text.choose}</span>
        <span class="quiet">{text.drop}</span>
        <input
          type="file"
          accept=".json,application/json"
          disabled={reading}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={({ currentTarget }) => {
            void read(currentTarget.files?.[0])
            currentTarget.value = ''
          }}
        />
      </label>
      {failed && (
        <section class="file-fault stack gap-6 anywhere" role="alert">
          <h2 class="alarming text-l">{text.unable(failed.file)}</h2>
          <p>{sentenceOf(failed.trouble)}</p>
        </section>
      )}
      <section class="stack">
        <h2 class="text-l">{text.able}</h2>
        <ul class="plain-list stack gap-4">
          <li>{text.own}</li>
          <li>{text.recorded(recordedGames())}</li>
        </ul>
      </section>
    </div>
  )
}

const recordedGames = (): string =>
  (gameCatalogue.value ?? [])
    .filter(({ recorded }) => recorded)
    .map(({ name }) => name)
    .join(words.value.comma)

/** What is wrong with a file, as exactly as it is known. */
function sentenceOf({ code, fileFault: { action, name, sentence, title } }: WorkerTrouble): string {
  const text = importWords.value
  const { troubles } = words.value
  if (title !== undefined) return text.otherGame(title)
  if (name !== undefined) return text.longName(name, LONGEST_NAME)
  if (action === undefined) return sentence === undefined ? troubles[code] : text.refusedSetup(sentence)
  return sentence === undefined ? text.unreadableAction(action) : text.refused(action, sentence)
}
