import {
  type Action1860,
  type Actions1860,
  boardOf,
  type CorporationId,
  layCost,
  legalLay,
  type State1860,
  tokenCost,
  treasuryOf,
  typeOnTop,
} from '@roundhouse/1860'
import { type BoardContents, layTile, placeToken } from '@roundhouse/board'
import { actionsOf, bestBy } from '../18xx/offers.ts'
import type { Decide } from './decide.ts'
import { lifeOf, nextPrice, revenueWith, roundsLeft, typesOwned } from './forecast.ts'
import { prospects } from './prospects.ts'

type Lay = Omit<Actions1860['lay'], 'kind'>

/** What a unit of prospects is worth beside one of each coming round's revenue. */
const PROSPECT = 3

/** How many of the most promising tiles and tokens are looked at closely. */
const CLOSELY = 4

/** Something to build, the position with it, and what it promises beside revenue, less its cost. */
interface Plan {
  readonly action: Action1860
  readonly then: State1860
  readonly cost: number
  readonly hope: number
}

/** The position with another board, and all else as it was. */
const onBoard = (state: State1860, board: BoardContents): State1860 => ({ ...state, board })

const afterLay = (state: State1860, { hex, tile, rotation }: Lay): State1860 =>
  onBoard(state, layTile(state.board, boardOf(state), legalLay(state, { hex, tile, rotation })))

/** 1860-TR.1: the tile that does most for the revenue, or for what is to come. */
export const trackStep: Decide = (state, { offers, as }) => {
  const id = as as CorporationId
  const before = prospects(state, id)
  const plans = actionsOf(offers, 'lay').map((action) => {
    const then = afterLay(state, action)
    const cost = layCost(legalLay(state, action))
    return { action, then, cost, hope: PROSPECT * (prospects(then, id) - before) - cost }
  })
  return bestPlan(state, id, plans) ?? { kind: 'done' }
}

/** 1860-TOK.1: the token that does most, if it is worth its price. */
export const tokenStep: Decide = (state, { offers, as }) => {
  const id = as as CorporationId
  const before = prospects(state, id)
  const cost = tokenCost(state, id)
  const plans = actionsOf(offers, 'token').map((action) => {
    const then = onBoard(state, placeToken(state.board, boardOf(state), action.hex, action.city, id))
    return { action, then, cost, hope: PROSPECT * (prospects(then, id) - before) - cost }
  })
  return bestPlan(state, id, plans) ?? { kind: 'done' }
}

/** 1860-FLO.3: the tile from which it reaches most. */
export const homeTileStep: Decide = (state, { offers, as }) =>
  bestBy(actionsOf(offers, 'home-tile'), (lay) => prospects(afterLay(state, lay), as as CorporationId))!

/** What does most for all the rounds to come, of what promises most; a first train comes before it. */
function bestPlan(state: State1860, id: CorporationId, plans: readonly Plan[]): Action1860 | undefined {
  const { cash } = treasuryOf(state, id)
  const reserve = typesOwned(state, id).length > 0 ? 0 : Math.min(nextPrice(state), cash)
  const near = plans
    .filter(({ cost }) => cost === 0 || cash - cost >= reserve)
    .sort((one, other) => other.hope - one.hope)
    .slice(0, CLOSELY)
  const [rounds, before] = [roundsLeft(state), revenueOf(state, id)]
  return bestBy(near, ({ then, hope }) => hope + rounds * (revenueOf(then, id) - before), 0)?.action
}

/** What it earns with the trains that it keeps, or would with the next one. */
function revenueOf(state: State1860, id: CorporationId): number {
  const kept = typesOwned(state, id).filter((type) => lifeOf(state, type) > 1)
  return revenueWith(state, id, kept.length > 0 ? kept : [typeOnTop(state)])
}
