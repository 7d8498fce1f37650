import { rulePath } from '../app/address.ts'
import { Icon } from '../app/Icon.tsx'
import { words } from '../app/words.ts'
import { Blocks } from '../rules/Blocks.tsx'
import { readBook } from '../rules/book.ts'
import type { WhyNot } from '../worker/protocol.ts'
import { why as shown } from './model.ts'
import './refused.css'

/** Why something cannot be done: this position in a sentence, and the rule behind it. */
export const Refused = ({ why: { rule, sentence, text }, game }: { why: WhyNot; game: string }) => {
  const { game: said, close } = words.value
  const [block] = readBook(`- ${text}`)
  return (
    <section class="refused" role="alert">
      <header>
        <h2>{said.whyNot}</h2>
        <button
          type="button"
          class="button plain square"
          aria-label={close}
          onClick={() => {
            shown.value = null
          }}
        >
          <Icon name="close" />
        </button>
      </header>
      <p>{sentence}</p>
      <blockquote>
        {block?.kind === 'rule' && (
          <>
            <span class="mono">{rule}</span> {block.title}
            <Blocks game={game} blocks={block.body} linked={false} />
          </>
        )}
      </blockquote>
      <a href={rulePath(game, rule)} target="_blank" rel="noopener">
        <Icon name="book" />
        {said.openRule}
      </a>
    </section>
  )
}
