import type { Seat } from '@roundhouse/kernel'
import type { CardScene, Fact } from '@roundhouse/view'
import { PRIVATE, type PrivateId } from '../components/companies.ts'
import { costOf } from '../distribution/distribution.ts'
import { handOf } from '../distribution/draft.ts'
import { type Card, privatesOf, type State, unsoldPrivates } from '../state.ts'
import { money, type Telling } from './telling.ts'

/** The cards before a player: privates, what was chosen of the distribution, and what there is to choose from. */
export function cardsOf(state: State, seat: Seat, telling: Telling): CardScene[] {
  const { draft, openDraft, round } = state
  const owned = privatesOf(state, seat).map((id) => privateCard(id, [], telling))
  const chosen = (draft?.chosen[seat] ?? []).map((card, place) => chosenCard(card, seat, place, telling))
  const open =
    openDraft?.seat === seat && round === 'draft'
      ? unsoldPrivates(state).map((id) => onOffer(id, costOf(id) - openDraft.discount, telling))
      : []
  return [...owned, ...chosen, ...(draft?.seat === seat ? handCards(state, telling) : []), ...open]
}

function privateCard(id: PrivateId, facts: readonly Fact[], { words }: Telling): CardScene {
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
function chosenCard(card: Card, seat: Seat, place: number, telling: Telling): CardScene {
  const { words } = telling
  const kept: Fact = { label: words.facts.kept, value: words.facts.yes }
  if (card === 'hidden')
    return { id: `hidden-${seat}-${place}`, title: words.cards.hidden, text: '', facts: [], hidden: true }
  if (card === 'blank') return { ...blankCard(telling), id: `blank-${seat}-${place}`, facts: [kept] }
  return privateCard(card, [kept], telling)
}

const blankCard = ({ words }: Telling): CardScene => ({
  id: 'blank',
  title: words.cards.blank,
  text: words.cards.blankText,
  facts: [],
})

/** The hand, as far as it can be seen; the last card of all has its own price (1846-3.6). */
function handCards({ draft }: State, telling: Telling): CardScene[] {
  const { words } = telling
  const hand = handOf(draft!)
  const blanks = hand.filter((card) => card === 'blank').length
  const cards: CardScene[] = []
  for (const card of new Set(hand)) {
    if (card === 'hidden') continue
    if (card === 'blank') cards.push({ ...blankCard(telling), facts: copies(blanks, telling) })
    else if (draft!.price !== null) cards.push(onOffer(card, draft!.price, telling))
    else
      cards.push(
        privateCard(
          card,
          costOf(card) === PRIVATE[card].price
            ? []
            : [{ label: words.facts.cost, value: money(costOf(card)) }],
          telling,
        ),
      )
  }
  return cards
}

const copies = (count: number, { words }: Telling): Fact[] =>
  count > 1 ? [{ label: words.facts.copies, value: String(count) }] : []

const onOffer = (id: PrivateId, price: number, telling: Telling): CardScene =>
  privateCard(id, [{ label: telling.words.facts.costNow, value: money(price) }], telling)
