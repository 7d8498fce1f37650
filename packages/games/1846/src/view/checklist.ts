import { type ChecklistItem, checklistLine, trainChecklist } from '@roundhouse/18xx/view'
import type { Seat } from '@roundhouse/kernel'
import { type Checklist, playerName } from '@roundhouse/view'
import type { Kind1846 } from '../actions.ts'
import { emergencyIssues } from '../forced/emergency.ts'
import { funds, fundsWithSales } from '../forced/raiseFunds.ts'
import { mustBuyTrain, refuseAid } from '../forced/trainObligation.ts'
import { corporationOnTurn } from '../operationStep.ts'
import { type State1846, treasuryOf } from '../state.ts'
import { cheapestInBank } from '../trains/trainsForSale.ts'
import { money, type Wording1846 } from './wording.ts'

/** What is missing for the cheapest train, with whatever may be paid with by now. */
export function stillMissing(state: State1846): number {
  const company = corporationOnTurn(state)
  const { president } = state.corporations[company]
  const { cash: treasury } = treasuryOf(state, company)
  const paid = president === null || refuseAid(state) ? treasury : funds(state, president)
  return Math.max(0, cheapestInBank(state) - paid)
}

/** 1846-6.60 to 1846-6.68: what pays for the train that a corporation must buy, in the order of the rules. */
export function checklistOf(state: State1846, wording: Wording1846): Checklist | undefined {
  if (!mustBuyTrain(state) || state.deal || state.surplus.length > 0) return undefined
  const company = corporationOnTurn(state)
  const { president } = state.corporations[company]
  if (president === null) return undefined
  const { treasury: label } = wording.words.facts
  const cheapest = cheapestInBank(state)
  const { cash: treasury } = treasuryOf(state, company)
  return trainChecklist(
    company,
    cheapest,
    [
      checklistLine<Kind1846>(label, 'buy-train')(treasury < cheapest ? 'done' : 'now', money(treasury)),
      issueItem(state, wording),
      cashItem(state, president, wording),
      sharesItem(state, president, wording),
    ],
    stillMissing(state),
    wording,
  )
}

/** 1846-6.62, 1846-6.63. */
function issueItem(state: State1846, { words: { checklist: words, kinds } }: Wording1846): ChecklistItem {
  const item = checklistLine<Kind1846>(kinds['emergency-issue'], 'emergency-issue')
  const { cash: treasury } = treasuryOf(state, corporationOnTurn(state))
  if (state.operation!.emergencyIssued) return item('done', words.done)
  if (treasury >= cheapestInBank(state)) return item('none', words.notNeeded)
  const issues = emergencyIssues(state)
  if (issues.length === 0) return item('none', words.none)
  const most = Math.max(...issues.map(({ after }) => after))
  return item('now', words.upTo({ price: money(most - treasury) }))
}

/** 1846-6.65. */
function cashItem(state: State1846, president: Seat, wording: Wording1846): ChecklistItem {
  const { checklist, changes } = wording.words
  const item = checklistLine<Kind1846>(changes.cash({ who: playerName(wording, president) }), 'buy-train')
  const cheapest = cheapestInBank(state)
  if (treasuryOf(state, corporationOnTurn(state)).cash >= cheapest) return item('none', checklist.notNeeded)
  const cash = money(state.players[president]!.cash)
  if (refuseAid(state)) return item('later', cash)
  return item(funds(state, president) < cheapest ? 'done' : 'now', cash)
}

/** 1846-6.66. */
function sharesItem(
  state: State1846,
  president: Seat,
  { words: { checklist: words } }: Wording1846,
): ChecklistItem {
  const item = checklistLine<Kind1846>(words.shares, 'sell-for-train')
  const [now, most] = [funds(state, president), fundsWithSales(state, president)]
  if (now >= cheapestInBank(state)) return item('none', words.notNeeded)
  if (most === now) return item('none', words.none)
  return item(refuseAid(state) ? 'later' : 'now', words.upTo({ price: money(most - now) }))
}
