import type { Library } from '../library/library.ts'
import type { DeviceGameCard } from '../protocol/cards.ts'
import type { Store } from './store.ts'

/** Says of a card whether its game goes on by rules that are not here. A game that is over is looked at all the same. */
export const knowingRules =
  (library: Pick<Library, 'games' | 'game'>, store: Pick<Store, 'get'>) =>
  async (card: DeviceGameCard): Promise<DeviceGameCard> =>
    card.turn.length > 0 && (await hasOldRules(card, library, store)) ? { ...card, oldRules: true } : card

async function hasOldRules(
  { id, game, version }: DeviceGameCard,
  library: Pick<Library, 'games' | 'game'>,
  store: Pick<Store, 'get'>,
): Promise<boolean> {
  if (!library.games.includes(game)) return true
  // a game that cannot be fetched just now may be as it was
  const here = await library.game(game).catch(() => undefined)
  return here !== undefined && here.version !== (version ?? (await store.get(id))?.record.version)
}
