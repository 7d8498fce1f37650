import type { DeclaredRoute } from '@roundhouse/18xx'
import { tileTold } from '@roundhouse/18xx/testing/tiles'
import type { HexName } from '@roundhouse/board'
import type { Action1846, Actions1846 } from '../../actions.ts'
import type { CompanyId, CorporationId, PrivateId } from '../../components/companies.ts'
import type { Side } from '../../components/trains.ts'

/** The actions of the game, in few words. */
export const actions = {
  draft: (card: Actions1846['draft']['card']): Action1846 => ({ kind: 'draft', card }),
  takeLast: { kind: 'take-last' },
  decline: { kind: 'decline' },
  draftBuy: (id: PrivateId): Action1846 => ({ kind: 'draft-buy', private: id }),
  draftPass: { kind: 'draft-pass' },

  sell: (corporation: CorporationId, count = 1): Action1846 => ({ kind: 'sell', corporation, count }),
  buy: (corporation: CorporationId, from: Actions1846['buy']['from'] = 'treasury'): Action1846 => ({
    kind: 'buy',
    corporation,
    from,
  }),
  launch: (corporation: CorporationId, par: number): Action1846 => ({ kind: 'launch', corporation, par }),
  pass: { kind: 'pass' },

  setPort: (hex: HexName): Action1846 => ({ kind: 'set-port', hex }),
  setBeneficiary: (company: CompanyId): Action1846 => ({ kind: 'set-beneficiary', company }),
  leaveMarkers: { kind: 'leave-markers' },

  issue: (count: number): Action1846 => ({ kind: 'issue', count }),
  redeem: (count: number): Action1846 => ({ kind: 'redeem', count }),

  /** Lays a tile, told as in "D6 #298 r0". */
  lay: (text: string): Action1846 => ({ kind: 'lay', ...tileTold(text) }),
  token: (hex: HexName, city = 0): Action1846 => ({ kind: 'token', hex, city }),

  buyPrivate: (id: PrivateId, price: number): Action1846 => ({ kind: 'buy-private', private: id, price }),
  privateLay: (id: Actions1846['private-lay']['private'], text: string): Action1846 => ({
    kind: 'private-lay',
    private: id,
    ...tileTold(text),
  }),
  privateToken: { kind: 'private-token', city: 3 },
  placeMarker: (id: Actions1846['place-marker']['private'], hex: HexName): Action1846 => ({
    kind: 'place-marker',
    private: id,
    hex,
  }),

  run: (...routes: DeclaredRoute[]): Action1846 => ({ kind: 'run', routes }),
  full: { kind: 'dividend', choice: 'full' },
  half: { kind: 'dividend', choice: 'half' },
  withhold: { kind: 'dividend', choice: 'withhold' },

  buyTrain: (side: Side, from: Actions1846['buy-train']['from'] = 'bank'): Action1846 => ({
    kind: 'buy-train',
    from,
    side,
  }),
  offerTrain: (seller: CorporationId, train: string, price: number): Action1846 => ({
    kind: 'offer-train',
    seller,
    train,
    price,
  }),
  returnTrain: (train: string): Action1846 => ({ kind: 'return-train', train }),
  emergencyIssue: (count: number): Action1846 => ({ kind: 'emergency-issue', count }),
  sellForTrain: (corporation: CorporationId, count = 1): Action1846 => ({
    kind: 'sell-for-train',
    corporation,
    count,
  }),
  bankrupt: { kind: 'bankrupt' },
  endTurn: { kind: 'end-turn' },
  agree: { kind: 'agree' },
  disagree: { kind: 'disagree' },
} satisfies Record<string, Action1846 | ((...words: never[]) => Action1846)>
