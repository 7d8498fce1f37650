import { words } from '../app/words.ts'
import { unread } from './room.ts'

/** How much was said that nobody here has read. */
export const Unread = () =>
  unread.value > 0 ? (
    <span class="badge">
      <span aria-hidden="true">{unread.value}</span>
      <span class="unseen">{words.value.online.play.unread(unread.value)}</span>
    </span>
  ) : null
