import { checkRounds } from '@roundhouse/18xx/audit'
import type { Must } from '@roundhouse/kernel/audit'
import { hasBegun, isFloated, type State1860 } from '../state.ts'

/** Whose move it is, and who is left to move. */
export function checkFlow(state: State1860, must: Must): void {
  const { round, auction, stock, operation, boughtNow, homeTileOf, nationalisation } = state
  checkRounds(state, must)
  must((auction !== null) === (round === 'auction'), 'the auction goes on outside itself')
  must((operation !== null) === (round === 'operating'), 'the operating round goes on outside itself')
  must(boughtNow === null || stock !== null, 'something was bought outside the stock round')
  must(Object.keys(state.soldAt).length === 0 || stock !== null, 'something was sold outside the stock round')
  must(homeTileOf === null || stock !== null, 'a home tile is laid outside the stock round')
  // 1860-NAT.1, 1860-NAT.2
  must(nationalisation === null || (hasBegun(state, '9') && stock === null), 'nationalised before its time')
  for (const id of nationalisation?.operating ?? [])
    must(isFloated(state, id), `${id} is nationalised and has no marker`)
  if (auction) checkBid(state, must)
}

/** 1860-AUC.4: nobody bids more than he has. */
function checkBid({ auction, players }: State1860, must: Must): void {
  const { high, winner } = auction!
  must(
    high === null || winner !== null || high.amount <= players[high.seat]!.cash,
    'a bid is higher than the cash of its bidder',
  )
}
