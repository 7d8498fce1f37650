import type { DeclaredRoute } from '@roundhouse/18xx'
import { tileTold } from '@roundhouse/18xx/testing/tiles'
import type { HexName } from '@roundhouse/board'
import type { Action1856, Actions1856 } from '../../actions.ts'
import type { CorporationId, PrivateId, RightId } from '../../components/companies.ts'
import type { Type } from '../../components/trains.ts'

type From = Actions1856['buy']['from']

/** The actions of the game, in few words. */
export const actions = {
  auctionBuy: { kind: 'auction-buy' },
  bid: (id: PrivateId, price: number): Action1856 => ({ kind: 'bid', private: id, price }),
  auctionPass: { kind: 'auction-pass' },
  raise: (price: number): Action1856 => ({ kind: 'raise', price }),
  dropOut: { kind: 'drop-out' },

  sell: (corporation: CorporationId, count = 1): Action1856 => ({ kind: 'sell', corporation, count }),
  buy: (corporation: CorporationId, from: From = 'bank'): Action1856 => ({ kind: 'buy', corporation, from }),
  launch: (corporation: CorporationId, par: number): Action1856 => ({ kind: 'launch', corporation, par }),
  tradePrivate: (id: PrivateId, price: number): Action1856 => ({
    kind: 'trade-private',
    private: id,
    price,
  }),
  completeCertificate: (from: From = 'bank'): Action1856 => ({ kind: 'complete-certificate', from }),
  pass: { kind: 'pass' },

  homeToken: (city: number): Action1856 => ({ kind: 'home-token', city }),
  chooseCity: (hex: HexName, city: number): Action1856 => ({ kind: 'choose-city', hex, city }),
  /** Lays a tile, told as in "J15 #57 r0". */
  lay: (text: string): Action1856 => ({ kind: 'lay', ...tileTold(text) }),
  token: (hex: HexName, city = 0): Action1856 => ({ kind: 'token', hex, city }),
  privateLay: (id: Actions1856['private-lay']['private'], text: string): Action1856 => ({
    kind: 'private-lay',
    private: id,
    ...tileTold(text),
  }),
  privateToken: (city = 0): Action1856 => ({ kind: 'private-token', city }),

  borrowTrain: { kind: 'borrow-train' },
  run: (...routes: DeclaredRoute[]): Action1856 => ({ kind: 'run', routes }),
  full: { kind: 'dividend', choice: 'full' },
  withhold: { kind: 'dividend', choice: 'withhold' },

  buyTrain: (type: Type, from: From = 'bank'): Action1856 => ({ kind: 'buy-train', from, type }),
  tradeIn: (train: string): Action1856 => ({ kind: 'trade-in', train }),
  offerTrain: (seller: CorporationId, train: string, price: number): Action1856 => ({
    kind: 'offer-train',
    seller,
    train,
    price,
  }),
  returnTrain: (train: string): Action1856 => ({ kind: 'return-train', train }),
  sellForTrain: (corporation: CorporationId, count = 1): Action1856 => ({
    kind: 'sell-for-train',
    corporation,
    count,
  }),
  sellForDebt: (corporation: CorporationId, count = 1): Action1856 => ({
    kind: 'sell-for-debt',
    corporation,
    count,
  }),
  bankrupt: { kind: 'bankrupt' },

  repay: (count: number): Action1856 => ({ kind: 'repay', count }),
  takeLoan: { kind: 'take-loan' },
  buyPrivate: (id: PrivateId, price: number): Action1856 => ({ kind: 'buy-private', private: id, price }),
  buyRight: (right: RightId): Action1856 => ({ kind: 'buy-right', right }),
  setPort: (hex: HexName): Action1856 => ({ kind: 'set-port', hex }),

  done: { kind: 'done' },
  endTurn: { kind: 'end-turn' },
  rescue: { kind: 'rescue' },
  merge: { kind: 'merge' },
  keepToken: (hex: HexName, city: number): Action1856 => ({ kind: 'keep-token', hex, city }),
  removeToken: (hex: HexName, city = 0): Action1856 => ({ kind: 'remove-token', hex, city }),
  agree: { kind: 'agree' },
  disagree: { kind: 'disagree' },
} satisfies Record<string, Action1856 | ((...words: never[]) => Action1856)>
