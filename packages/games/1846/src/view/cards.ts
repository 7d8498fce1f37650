import type { Seat } from '@roundhouse/kernel'
import type { CardScene, Fact } from '@roundhouse/view'
import { PRIVATE, type PrivateId } from '../components/companies.ts'
import { costOf } from '../draft/distribution.ts'
import { handOf } from '../draft/draft.ts'
import { type Card, privatesOf, type State1846, unsoldPrivates } from '../state.ts'
import { money, type Wording1846 } from './wording.ts'

/** The cards before a player: privates, what was chosen of the distribution, and what there is to choose from. */
export function cardsOf(state: State1846, seat: Seat, wording: Wording1846): CardScene[] {
  const { draft, openDraft, round } = state
  const owned = privatesOf(state, seat).map((id) => privateCard(id, [], wording))
  const chosen = (draft?.chosen[seat] ?? []).map((card, place) => chosenCard(card, seat, place, wording))
  const open =
    openDraft?.seat === seat && round === 'draft'
      ? unsoldPrivates(state).map((id) => onOffer(id, costOf(id) - openDraft.discount, wording))
      : []
  return [...owned, ...chosen, ...(draft?.seat === seat ? handCards(state, wording) : []), ...open]
}

function privateCard(id: PrivateId, facts: readonly Fact[], { words }: Wording1846): CardScene {
  const { name, price, revenue } = PRIVATE[id]
  return {
    id,
    title: name,
    text: words.powers[id],
    facts: [
      { label: words.facts.price, value: money(price) },
      { label: words.facts.revenue, value: money(revenue) },
      ...facts,
    ],
  }
}

/** 1846-3.4: a back, where the face is not to be seen. */
function chosenCard(card: Card, seat: Seat, place: number, wording: Wording1846): CardScene {
  const { words } = wording
  const kept: Fact = { label: words.facts.kept, value: words.facts.yes }
  if (card === 'hidden')
    return { id: `hidden-${seat}-${place}`, title: words.cards.hidden, text: '', facts: [], hidden: true }
  if (card === 'blank') return { ...blankCard(wording), id: `blank-${seat}-${place}`, facts: [kept] }
  return privateCard(card, [kept], wording)
}

const blankCard = ({ words }: Wording1846): CardScene => ({
  id: 'blank',
  title: words.cards.blank,
  text: words.cards.blankText,
  facts: [],
})

/** The hand, as far as it can be seen; the last card of all has its own price (1846-3.6). */
function handCards({ draft }: State1846, wording: Wording1846): CardScene[] {
  const { words } = wording
  const hand = handOf(draft!)
  const blanks = hand.filter((card) => card === 'blank').length
  const cards: CardScene[] = []
  for (const card of new Set(hand)) {
    if (card === 'hidden') continue
    if (card === 'blank') cards.push({ ...blankCard(wording), facts: copies(blanks, wording) })
    else if (draft!.price !== null) cards.push(onOffer(card, draft!.price, wording))
    else
      cards.push(
        privateCard(
          card,
          costOf(card) === PRIVATE[card].price
            ? []
            : [{ label: words.facts.cost, value: money(costOf(card)) }],
          wording,
        ),
      )
  }
  return cards
}

const copies = (count: number, { words }: Wording1846): Fact[] =>
  count > 1 ? [{ label: words.facts.copies, value: String(count) }] : []

const onOffer = (id: PrivateId, price: number, wording: Wording1846): CardScene =>
  privateCard(id, [{ label: wording.words.facts.costNow, value: money(price) }], wording)
