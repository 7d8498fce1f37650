import { Icon } from '../../../app/Icon.tsx'
import { words } from '../../../app/words.ts'
import './doneTick.css'

/** At the foot of a token: its company has acted in this round. */
export const DoneTick = () => (
  <span class="done-tick">
    <Icon name="check" />
    <span class="unseen">{words.value.screen.stepDone}</span>
  </span>
)
