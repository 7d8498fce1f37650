import { useState } from 'preact/hooks'
import { saveFile } from '../../../app/saveFile.ts'
import { words } from '../../../app/words.ts'
import { factorWords } from './factorWords.ts'

/** New recovery codes, shown this once. */
export const RecoveryCodes = ({ codes, done }: { codes: readonly string[]; done(): void }) => {
  const said = factorWords.value
  const { online } = words.value
  const [copied, setCopied] = useState(false)
  const text = `${codes.join('\n')}\n`
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <div class="factor-form card stack gap-12 full" role="status">
      <h4>{said.codes}</h4>
      <p>{said.codesHint}</p>
      <ol class="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code class="mono">{code}</code>
          </li>
        ))}
      </ol>
      <p class="cluster gap-8-12">
        <button
          type="button"
          class="button"
          onClick={() => saveFile('roundhouse-recovery-codes.txt', 'text/plain', text)}
        >
          {said.saveCodes}
        </button>
        <button type="button" class="button" onClick={() => void copy()}>
          {copied ? online.room.copied : said.copyCodes}
        </button>
        <button type="button" class="button main" onClick={done}>
          {said.kept}
        </button>
      </p>
    </div>
  )
}
