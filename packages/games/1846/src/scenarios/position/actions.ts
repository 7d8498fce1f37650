import type { HexName } from '@roundhouse/board'
import type { Action1846, ActionOf, DeclaredRoute } from '../../actions.ts'
import { HEX } from '../../components/board.ts'
import type { CompanyId, CorporationId, PrivateId } from '../../components/companies.ts'
import type { Side } from '../../components/trains.ts'
import { laid } from './tiles.ts'

export const draft = (card: ActionOf<'draft'>['card']): Action1846 => ({ kind: 'draft', card })
export const takeLast: Action1846 = { kind: 'take-last' }
export const decline: Action1846 = { kind: 'decline' }
export const draftBuy = (id: PrivateId): Action1846 => ({ kind: 'draft-buy', private: id })
export const draftPass: Action1846 = { kind: 'draft-pass' }

export const sells = (corporation: CorporationId, count = 1): Action1846 => ({
  kind: 'sell',
  corporation,
  count,
})
export const buys = (corporation: CorporationId, from: ActionOf<'buy'>['from'] = 'treasury'): Action1846 => ({
  kind: 'buy',
  corporation,
  from,
})
export const launches = (corporation: CorporationId, par: number): Action1846 => ({
  kind: 'launch',
  corporation,
  par,
})
export const pass: Action1846 = { kind: 'pass' }

export const setPort = (hex: HexName): Action1846 => ({ kind: 'set-port', hex })
export const setBeneficiary = (company: CompanyId): Action1846 => ({ kind: 'set-beneficiary', company })
export const leaveMarkers: Action1846 = { kind: 'leave-markers' }

export const issue = (count: number): Action1846 => ({ kind: 'issue', count })
export const redeem = (count: number): Action1846 => ({ kind: 'redeem', count })

/** Lays a tile, told as in "D6 #298 r0". */
export const lay = (text: string): Action1846 => ({ kind: 'lay', ...laid(text) })
export const token = (hex: HexName, city = 0): Action1846 => ({ kind: 'token', hex, city })

export const buyPrivate = (id: PrivateId, price: number): Action1846 => ({
  kind: 'buy-private',
  private: id,
  price,
})
export const privateLay = (id: ActionOf<'private-lay'>['private'], text: string): Action1846 => ({
  kind: 'private-lay',
  private: id,
  ...laid(text),
})
export const privateToken: Action1846 = { kind: 'private-token', city: 3 }
export const placeMarker = (id: ActionOf<'place-marker'>['private'], hex: HexName): Action1846 => ({
  kind: 'place-marker',
  private: id,
  hex,
})

/**
 * A route told by all hexes on the way, as in "C5 D6.2 D8 D10 D12 D14": cities
 * and off-board places are its stops, number 0 if nothing is said. Without
 * `counts`, also told by hexes, it counts every stop.
 */
export function route(train: string, way: string, counts?: string): DeclaredRoute {
  const links: string[][] = []
  const stops: string[] = []
  let link: string[] = []
  for (const place of way.split(' ').map(named)) {
    link.push(place)
    if (!place.includes('.')) continue
    stops.push(place)
    if (link.length > 1) links.push(link)
    link = [place]
  }
  return { train, links, counts: counts === undefined ? stops : counts.split(' ').map(named) }
}

const named = (place: string): string =>
  place.includes('.') || HEX.get(place)?.stops.length === 0 ? place : `${place}.0`

export const run = (...routes: DeclaredRoute[]): Action1846 => ({ kind: 'run', routes })

const dividend = (choice: ActionOf<'dividend'>['choice']): Action1846 => ({ kind: 'dividend', choice })
export const full = dividend('full')
export const half = dividend('half')
export const withhold = dividend('withhold')

export const buyTrain = (side: Side, from: ActionOf<'buy-train'>['from'] = 'bank'): Action1846 => ({
  kind: 'buy-train',
  from,
  side,
})
export const offerTrain = (seller: CorporationId, train: string, price: number): Action1846 => ({
  kind: 'offer-train',
  seller,
  train,
  price,
})
export const returnTrain = (train: string): Action1846 => ({ kind: 'return-train', train })
export const emergencyIssue = (count: number): Action1846 => ({ kind: 'emergency-issue', count })
export const sellForTrain = (corporation: CorporationId, count = 1): Action1846 => ({
  kind: 'sell-for-train',
  corporation,
  count,
})
export const bankrupt: Action1846 = { kind: 'bankrupt' }
export const endTurn: Action1846 = { kind: 'end-turn' }
export const agree: Action1846 = { kind: 'agree' }
export const disagree: Action1846 = { kind: 'disagree' }
