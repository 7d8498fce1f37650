import { Icon } from '../../app/Icon.tsx'
import { words } from '../../app/words.ts'
import { TilePicture } from '../../board/hex/tile.tsx'
import { Blocks } from '../../rules/Blocks.tsx'
import { readBook } from '../../rules/book.ts'
import { RuleLink } from '../../rules/RuleLink.tsx'
import type { WhyNot } from '../../worker/protocol/position.ts'
import { companyLooks, shownPosition } from '../state/derived.ts'
import { closeRefusal } from '../state/selection/refusal.ts'
import { selection } from '../state/state.ts'
import './refusalCard.css'

/** Why something cannot be done: this position in a sentence, and the rule behind it. */
export const RefusalCard = ({
  why: { rule, sentence, text, nothing },
  game,
}: {
  why: WhyNot
  game: string
}) => {
  const { game: said, map, close } = words.value
  const tile = selection.refusedTile.value
  const layout = shownPosition.value?.scene.board?.layout
  const [block] = readBook(`- ${text}`)
  return (
    <section class="refusal-card stack" role="alert">
      <header class="row between gap-0">
        {tile && layout && (
          <TilePicture
            layout={layout}
            scene={tile.hex}
            looks={companyLooks.value}
            size={52}
            failing={tile.failing}
          />
        )}
        <h2>{tile ? map.whyNotTile(tile.tile) : said.whyNot}</h2>
        <button type="button" class="button plain square" aria-label={close} onClick={closeRefusal}>
          <Icon name="close" />
        </button>
      </header>
      {nothing !== undefined && <p>{nothing}</p>}
      <p class={nothing === undefined ? undefined : 'soft'}>
        {nothing === undefined ? sentence : said.forExample(sentence)}
      </p>
      <blockquote class="objection text-s">
        {block?.kind === 'rule' && (
          <>
            <span class="mono">{rule}</span> {block.title}
            <Blocks game={game} blocks={block.body} linked={false} />
          </>
        )}
      </blockquote>
      <RuleLink class="row gap-6 semibold" game={game} rule={rule} sentence={sentence}>
        <Icon name="book" />
        {said.openRule}
      </RuleLink>
    </section>
  )
}
