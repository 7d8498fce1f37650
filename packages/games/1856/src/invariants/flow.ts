import { checkRounds } from '@roundhouse/18xx/audit'
import type { Must } from '@roundhouse/kernel/audit'
import { PRIVATES } from '../components/companies.ts'
import { controllerOf, corporationsOverLimit, type State1856 } from '../state.ts'

/** Whose move it is, and who is left to move. */
export function checkFlow(state: State1856, must: Must): void {
  const { round, auction, stock, operation, formation, boughtNow } = state
  checkRounds(state, must)
  must((auction !== null) === (round === 'auction'), 'the auction goes on outside itself')
  const isOperating = operation !== null || formation !== null || corporationsOverLimit(state).length > 0
  must(isOperating === (round === 'operating'), 'the operating round goes on outside itself')
  must(boughtNow === null || stock !== null, 'something was bought outside the stock round')
  if (operation)
    must(controllerOf(state, operation.company) !== null, 'nobody decides for the corporation on turn')
  if (auction) checkBids(state, must)
}

/** 1856-5.2c, 1856-5.2d: one bid of each bidder, the lowest first, and no more than he has. */
function checkBids({ auction, players, privates }: State1856, must: Must): void {
  const { bids } = auction!
  for (const id of PRIVATES) {
    const amounts = bids[id].map(({ amount }) => amount)
    must(
      amounts.every((amount, index) => index === 0 || amounts[index - 1]! < amount),
      `the bids on ${id} are out of order`,
    )
    must(new Set(bids[id].map(({ seat }) => seat)).size === amounts.length, `somebody bids twice on ${id}`)
    must(amounts.length === 0 || privates[id].owner === null, `there are bids on ${id}, which is sold`)
  }
  for (const [seat, { cash }] of players.entries()) {
    const own = PRIVATES.flatMap((id) => bids[id]).filter((bid) => bid.seat === seat)
    must(own.reduce((sum, { amount }) => sum + amount, 0) <= cash, `player ${seat} bids more than he has`)
  }
}
