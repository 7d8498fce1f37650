import { type ChecklistItem, checklistLine, trainChecklist } from '@roundhouse/18xx/view'
import type { Seat } from '@roundhouse/kernel'
import { type Checklist, playerName } from '@roundhouse/view'
import type { Kind1856 } from '../actions.ts'
import { fundsWithSales } from '../forced/raiseFunds.ts'
import { mustBuyTrain, refuseAid } from '../forced/trainObligation.ts'
import { loanProceeds, mayTakeLoan } from '../loans/takeLoan.ts'
import { cashOnTurn, corporationOnTurn } from '../operationStep.ts'
import { controllerOf, corporationsOverLimit, hasBegun, type State1856 } from '../state.ts'
import { cheapestInBank } from '../trains/trainsForSale.ts'
import { money, type Wording1856 } from './wording.ts'

/** What is paid for one after the other: a debt, a train that must be bought. */
export function checklistOf(state: State1856, wording: Wording1856): Checklist | undefined {
  const { formation, operation, deal } = state
  if (!operation || deal || formation || corporationsOverLimit(state).length > 0) return undefined
  const president = controllerOf(state, operation.company)!
  if (operation.due > 0) return debtChecklist(state, president, wording)
  return mustBuyTrain(state) ? forTrain(state, president, wording) : undefined
}

/** 1856-2.5c, 1856-2.8b: the president has paid all his cash. */
function debtChecklist(state: State1856, president: Seat, wording: Wording1856): Checklist {
  const { checklist } = wording.words
  const { company, due } = state.operation!
  const most = fundsWithSales(state, president)
  const who = playerName(wording, president)
  const shares = checklistLine<Kind1856>(checklist.shares, 'sell-for-debt')
  return {
    title: checklist.debt({ company, who }),
    items: [
      checklistLine<Kind1856>(wording.words.changes.cash({ who }))('done', checklist.done),
      most > 0 ? shares('now', checklist.upTo({ price: money(most) })) : shares('none', checklist.none),
    ],
    rest: { label: checklist.missing, value: money(due), alarming: true },
  }
}

/** What is missing for the cheapest train, with whatever may be paid with by now. */
export function stillMissing(state: State1856): number {
  const company = corporationOnTurn(state)
  const seat = controllerOf(state, company)!
  const paid = cashOnTurn(state) + (refuseAid(state) ? 0 : state.players[seat]!.cash)
  return Math.max(0, cheapestInBank(state, company) - paid)
}

/** 1856-2.7g to 1856-2.7k: what pays for the train that a corporation must buy, in the order of the rules. */
function forTrain(state: State1856, president: Seat, wording: Wording1856): Checklist {
  const company = corporationOnTurn(state)
  const cheapest = cheapestInBank(state, company)
  const { cash: treasury } = state.corporations[company].treasury
  const { treasury: label } = wording.words.facts
  return trainChecklist(
    company,
    cheapest,
    [
      checklistLine<Kind1856>(label, 'buy-train')(treasury < cheapest ? 'done' : 'now', money(treasury)),
      // 1856-3s
      ...(hasBegun(state, '6') ? [] : [loanItem(state, treasury < cheapest, wording)]),
      cashItem(state, president, wording),
      sharesItem(state, president, wording),
    ],
    stillMissing(state),
    wording,
  )
}

/** 1856-2.7i: the corporation need not take a loan, but it may. */
function loanItem(
  state: State1856,
  isShort: boolean,
  { words: { checklist, kinds } }: Wording1856,
): ChecklistItem {
  const item = checklistLine<Kind1856>(kinds['take-loan'], 'take-loan')
  if (!mayTakeLoan(state)) return item('none', checklist.none)
  return isShort ? item('now', money(loanProceeds(state))) : item('none', checklist.notNeeded)
}

/** 1856-2.7i. */
function cashItem(state: State1856, president: Seat, wording: Wording1856): ChecklistItem {
  const { checklist, changes } = wording.words
  const item = checklistLine<Kind1856>(changes.cash({ who: playerName(wording, president) }), 'buy-train')
  if (refuseAid(state)) return item('none', checklist.notNeeded)
  return item(stillMissing(state) > 0 ? 'done' : 'now', money(state.players[president]!.cash))
}

/** 1856-2.7k. */
function sharesItem(state: State1856, president: Seat, { words: { checklist } }: Wording1856): ChecklistItem {
  const item = checklistLine<Kind1856>(checklist.shares, 'sell-for-train')
  if (refuseAid(state) || stillMissing(state) === 0) return item('none', checklist.notNeeded)
  const now = cashOnTurn(state) + state.players[president]!.cash
  const most = fundsWithSales(state, president) - now
  return most > 0 ? item('now', checklist.upTo({ price: money(most) })) : item('none', checklist.none)
}
