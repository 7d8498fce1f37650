import type { DeclaredRoute } from '@roundhouse/18xx'
import { tileTold } from '@roundhouse/18xx/testing/tiles'
import type { HexName } from '@roundhouse/board'
import type { Action1860, Actions1860 } from '../../actions.ts'
import type { AuctionedId, CorporationId, PrivateId } from '../../components/companies.ts'
import type { Type } from '../../components/trains.ts'

/** The actions of the game, in few words. */
export const actions = {
  bid: (price: number): Action1860 => ({ kind: 'bid', price }),
  auctionPass: { kind: 'auction-pass' },
  takePrivate: (id: PrivateId): Action1860 => ({ kind: 'take-private', private: id }),
  takePresidency: (corporation: AuctionedId, par: number): Action1860 => ({
    kind: 'take-presidency',
    corporation,
    par,
  }),

  sell: (corporation: CorporationId, count = 1): Action1860 => ({ kind: 'sell', corporation, count }),
  sellPrivate: (id: PrivateId): Action1860 => ({ kind: 'sell-private', private: id }),
  buy: (corporation: CorporationId, from: Actions1860['buy']['from'] = 'ipo'): Action1860 => ({
    kind: 'buy',
    corporation,
    from,
  }),
  launch: (corporation: CorporationId, par: number): Action1860 => ({ kind: 'launch', corporation, par }),
  buyPrivate: (id: PrivateId): Action1860 => ({ kind: 'buy-private', private: id }),
  exchange: (id: PrivateId): Action1860 => ({ kind: 'exchange', private: id }),
  pass: { kind: 'pass' },
  /** The home tile, told as in "B4 #5 r5". */
  homeTile: (text: string): Action1860 => ({ kind: 'home-tile', ...tileTold(text) }),

  returnTrain: (train: string): Action1860 => ({ kind: 'return-train', train }),
  /** Lays a tile, told as in "F4 #742 r3". */
  lay: (text: string): Action1860 => ({ kind: 'lay', ...tileTold(text) }),
  token: (hex: HexName, city = 0): Action1860 => ({ kind: 'token', hex, city }),
  run: (...routes: DeclaredRoute[]): Action1860 => ({ kind: 'run', routes }),
  full: { kind: 'dividend', choice: 'full' },
  withhold: { kind: 'dividend', choice: 'withhold' },

  buyTrain: (type: Type, from: Actions1860['buy-train']['from'] = 'bank'): Action1860 => ({
    kind: 'buy-train',
    from,
    type,
  }),
  offerTrain: (seller: CorporationId, train: string, price: number): Action1860 => ({
    kind: 'offer-train',
    seller,
    train,
    price,
  }),
  done: { kind: 'done' },
  agree: { kind: 'agree' },
  disagree: { kind: 'disagree' },
} satisfies Record<string, Action1860 | ((...words: never[]) => Action1860)>
