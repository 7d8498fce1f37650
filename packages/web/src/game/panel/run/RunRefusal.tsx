import { rulePath } from '../../../app/address.ts'
import { words } from '../../../app/words.ts'
import type { WhyNot } from '../../../worker/protocol/position.ts'

/** Why what is drawn is no run: a sentence, and its rule. */
export const RunRefusal = ({ why: { rule, sentence }, game }: { why: WhyNot; game: string }) => (
  <p class="illegal objection" role="alert">
    {sentence}{' '}
    <a
      class="mono"
      href={rulePath(game, rule)}
      target="_blank"
      rel="noopener"
      title={words.value.game.openRule}
    >
      {rule}
    </a>
  </p>
)
