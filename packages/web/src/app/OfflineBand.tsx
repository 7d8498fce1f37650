import { useState } from 'preact/hooks'
import { Icon } from './Icon.tsx'
import { words } from './words.ts'

/** Nothing comes from outside: said in one line, until it is put away or over. */
export const OfflineBand = ({ text, look }: { text: string; look: 'lamp' | 'offline' }) => {
  const [isRead, setRead] = useState(false)
  if (isRead) return null
  return (
    <div class={`band one ${look} row semibold`} role="status">
      <span class="one-line">{text}</span>
      <button
        type="button"
        class="button plain square rigid"
        aria-label={words.value.close}
        onClick={() => setRead(true)}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
