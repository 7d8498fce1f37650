import { rulePath } from '../app/address.ts'
import { words } from '../app/words.ts'
import { Blocks } from '../rules/Blocks.tsx'
import { readBook } from '../rules/book.ts'
import type { WhyNot } from '../worker/protocol.ts'
import './refused.css'

/** Why something cannot be done: this position in a sentence, and the rule behind it. */
export const Refused = ({ why: { rule, sentence, text }, game }: { why: WhyNot; game: string }) => {
  const [block] = readBook(`- ${text}`)
  return (
    <section class="refused" role="alert">
      <h2>{words.value.game.whyNot}</h2>
      <p>{sentence}</p>
      <blockquote>
        {block?.kind === 'rule' && (
          <>
            <span class="mono">{rule}</span> {block.title}
            <Blocks game={game} blocks={block.body} />
          </>
        )}
      </blockquote>
      <a href={rulePath(game, rule)} target="_blank" rel="noopener">
        {words.value.game.openRule}
      </a>
    </section>
  )
}
