import {
  decisions,
  eventsFor,
  type GameEvent,
  isRefusal,
  move,
  newTable,
  randomAction,
  redactFor,
  seeded,
  type Viewer,
} from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { MINORS, PRIVATE, PRIVATES } from '../components/companies.ts'
import { handOf } from '../draft/draft.ts'
import { game1846 } from '../index.ts'
import type { State1846 } from '../state.ts'
import { view1846 } from './gameView.ts'

const READER = { language: 'en' as const, players: ['A', 'B', 'C', 'D'] }

/** Minors stand on the board from the beginning: their names tell nothing. */
const TELLING = PRIVATES.filter((id) => !(MINORS as readonly string[]).includes(id)).map(
  (id) => PRIVATE[id].name,
)

const namesIn = (shown: unknown): string[] => TELLING.filter((name) => JSON.stringify(shown).includes(name))

/** The cards that a viewer may see: his own, his hand in his turn, and the last one of all (1846-3.4, 1846-3.6). */
function known({ draft }: State1846, viewer: Viewer): string[] {
  const { chosen, seat, price } = draft!
  const cards = [
    ...(viewer === null ? [] : chosen[viewer]!),
    ...(seat === viewer || price !== null ? handOf(draft!) : []),
  ]
  return cards.flatMap((card) => (card === 'blank' || card === 'hidden' ? [] : [PRIVATE[card].name]))
}

test.each([1, 2, 3, 4, 5, 6])(
  '1846-3.4: no scene, choice or line tells of a card that is hidden (game %i)',
  (seed) => {
    const table = newTable(game1846, { players: READER.players, seed })
    if (isRefusal(table)) throw new Error(table.rule)
    const luck = seeded(seed)
    while (table.state.draft) {
      const viewers: Viewer[] = [null, 0, 1, 2, 3]
      for (const viewer of viewers) {
        const seen = known(table.state, viewer)
        // what happens in each phase stands on the printed chart, and tells nothing of this game
        const { phases: _, ...scene } = view1846.scene(redactFor(game1846, table.state, viewer), READER)
        for (const name of namesIn(scene)) expect(seen).toContain(name)
        for (const { seat, cards } of scene.players)
          if (seat !== viewer)
            expect(cards.filter(({ hidden }) => hidden)).toHaveLength(table.state.draft.chosen[seat]!.length)
      }
      const [{ seat, offers }] = decisions(game1846, table.state) as [ReturnType<typeof decisions>[number]]
      const seen = known(table.state, seat)
      for (const { action } of offers)
        for (const name of namesIn(view1846.preview(table.state, action as never, seat, READER)))
          expect(seen).toContain(name)
      const events: GameEvent[] = []
      move(table, seat, randomAction(offers, luck), events)
      if (table.state.draft)
        for (const viewer of viewers)
          for (const name of namesIn(view1846.lines(eventsFor(events, viewer), READER)))
            expect(known(table.state, viewer)).toContain(name)
    }
  },
)

test('the player on turn sees his hand as cards that can be pointed at, apart from what he has taken', () => {
  const table = newTable(game1846, { players: READER.players, seed: 1 })
  if (isRefusal(table)) throw new Error(table.rule)
  const [{ seat, offers }] = decisions(game1846, table.state) as [ReturnType<typeof decisions>[number]]
  const { cards = [], players } = view1846.scene(redactFor(game1846, table.state, seat), READER)
  expect(players[seat]!.cards).toEqual([])
  for (const { action } of offers) {
    const target = view1846.target(action as never)
    expect(cards.map(({ id }) => id)).toContain(target.on === 'card' && target.card)
  }
})
