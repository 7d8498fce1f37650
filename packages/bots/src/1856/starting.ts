import {
  type Action1856,
  type Actions1856,
  type CorporationId,
  certificateLimit,
  certificatesOf,
  cheapestInBank,
  FULL_CAPITAL,
  isPublicCompany,
  LOAN,
  SHARES_BEFORE_ESCROW,
  type State1856,
  typeOnOffer,
} from '@roundhouse/1856'
import { below, type ChanceState, type Decision } from '@roundhouse/kernel'
import { actionsOf, bestBy } from '../18xx/offers.ts'
import { duesOf, isFloating, isShort, lastingDuesOf } from './dues.ts'
import { lasts, roundsLeft, typesOwned } from './forecast.ts'
import { makeRoom } from './makeRoom.ts'
import { prospectsAtHome } from './prospects.ts'
import { presidedBy } from './shares.ts'

/** How many shares the bot wants of a corporation that it starts, and how many it may buy. */
const [WANTED_SHARES, MOST_SHARES] = [3, 6]

/** The last type on offer that rusts: with it on offer no other corporation is started before the first have a train that lasts. */
const RUSTING_LAST = 4

/** From this type on offer on, shares of others make way for a corporation of one's own. */
const MAKING_ROOM = 5

/** By how many parts of a hundred one player likes a home better than another does. */
const LIKING = 50

/** Track and tokens that a new corporation pays for. */
const BEGINNING = 30

/** 1856-1.2e, 1856-1.2f: a corporation with good prospects, at the highest price at which its president floats it alone, it can buy a train, and he has some more shares if that can be. */
export function startBest(
  state: State1856,
  decision: Decision<Action1856>,
  luck: ChanceState,
): Action1856 | undefined {
  const { offers, seat } = decision
  const launches = actionsOf(offers, 'launch')
  const own = presidedBy(state, seat)
  if (launches.length === 0 || roundsLeft(state) < 4) return undefined
  const offered = typeOnOffer(state)
  const isHeldBack = (id: CorporationId): boolean =>
    isFloating(state, id) ||
    (offered === RUSTING_LAST && (isShort(state, id) || !typesOwned(state, id).some(lasts)))
  if (own.some(isHeldBack)) return undefined
  const spare = state.players[seat]!.cash - Math.max(duesOf(state, seat), lastingDuesOf(state, seat))
  const funded = launches.filter((launch) => isFunded(state, launch, spare))
  if (funded.length === 0) return undefined
  const surplus = certificatesOf(state, seat) + offered - 1 - certificateLimit(state)
  if (surplus > 0) return offered < MAKING_ROOM ? undefined : makeRoom(state, decision, surplus)
  const held = funded.filter(({ par }) => spare >= par * WANTED_SHARES)
  const par = Math.max(...(held.length > 0 ? held : funded).map((launch) => launch.par))
  return bestBy(
    funded.filter((launch) => launch.par === par),
    ({ corporation }) =>
      isPublicCompany(corporation) ? prospectsAtHome(state, corporation) * (100 + below(luck, LIKING)) : 0,
  )
}

type Launch = Actions1856['launch']

/** Whether so much cash floats a corporation and it then has the money for a train. */
function isFunded(state: State1856, { corporation, par }: Launch, cash: number): boolean {
  const offered = typeOnOffer(state)
  const count = Math.min(Math.floor(cash / par), MOST_SHARES)
  if (count < offered) return false
  const isFull = offered >= FULL_CAPITAL.typeOnOffer
  const capital = (isFull ? FULL_CAPITAL.shares : Math.min(count, SHARES_BEFORE_ESCROW)) * par
  const rest = isFull ? cash - count * par : LOAN.value - LOAN.interest
  return capital + rest >= cheapestInBank(state, corporation) + BEGINNING
}
