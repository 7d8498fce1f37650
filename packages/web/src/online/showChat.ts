import { narrow } from '../game/state/media.ts'
import { isOnline, showPane, showTab } from '../game/state/screen.ts'
import { talk } from './TalkPane.tsx'

/** Brings up what is said, ready for an answer. */
export function showChat(): void {
  if (!isOnline.value) return
  if (narrow.value) {
    talk.value = 'chat'
    showPane('log')
  } else showTab('chat')
  setTimeout(() => document.querySelector<HTMLElement>('.say input')?.focus())
}
