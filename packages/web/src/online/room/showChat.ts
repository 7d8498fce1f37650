import { isNarrow } from '../../app/media.ts'
import { isOnline } from '../../game/state/derived.ts'
import { showPane, showTab } from '../../game/state/openParts.ts'
import { openParts } from '../../game/state/state.ts'

/** Brings up what is said, ready for an answer. */
export function showChat(): void {
  if (!isOnline.value) return
  if (isNarrow.value) {
    openParts.talk.value = 'chat'
    showPane('log')
  } else showTab('chat')
  setTimeout(() => document.querySelector<HTMLElement>('.chat-input input')?.focus())
}
