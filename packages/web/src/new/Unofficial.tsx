import { words } from '../app/words.ts'
import { RuleLink } from '../rules/RuleLink.tsx'
import type { GameCard } from '../worker/protocol/cards.ts'

/** That the printed rules have no game for so many, where it is so, with the rule that has one. */
export const Unofficial = ({ card: { id, unofficial }, count }: { card: GameCard; count: number }) => {
  const { newGame } = words.value
  const rule = unofficial?.[count]
  if (rule === undefined) return null
  return (
    <p class="quiet">
      {newGame.unofficialNote(count)}{' '}
      <RuleLink game={id} rule={rule}>
        {newGame.rule(rule)}
      </RuleLink>
    </p>
  )
}
