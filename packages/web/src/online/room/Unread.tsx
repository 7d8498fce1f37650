import { words } from '../../app/words.ts'
import { unreadCount } from './room.ts'

/** How much was said that nobody here has read. */
export const Unread = () =>
  unreadCount.value > 0 ? (
    <span class="badge">
      <span aria-hidden="true">{unreadCount.value}</span>
      <span class="unseen">{words.value.online.play.unread(unreadCount.value)}</span>
    </span>
  ) : null
