import { words } from '../../app/words.ts'
import { room } from './room.ts'

/** Why the game that is open was ended in the name of the site, where somebody said why. */
export const ClosedReason = () => {
  const reason = room.value?.card.closedReason
  return reason === undefined ? null : <p class="anywhere">{words.value.online.enter.bannedFor(reason)}</p>
}
