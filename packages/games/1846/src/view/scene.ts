import { marketSceneOf, positionFacts, primerScene } from '@roundhouse/18xx/view'
import { type CompaniesScene, DOLLARS, type Fact, orderAround, type Scene } from '@roundhouse/view'
import { type CompanyId, MINORS } from '../components/companies.ts'
import { PHASE } from '../components/trains.ts'
import { certificateLimit, controllerOf, type State1846 } from '../state.ts'
import { TITLE } from '../title.ts'
import { corporationsInOrder } from '../turn.ts'
import { boardScene } from './board.ts'
import { checklistOf } from './checklist.ts'
import { companyScenes } from './companies.ts'
import { networkOwners, reachedNow } from './networks.ts'
import { cardsOnOffer, playerScenes } from './players.ts'
import { phaseChart, roundName, roundScenes } from './rounds.ts'
import { routesNow } from './routes.ts'
import { stepScenes } from './steps.ts'
import { supplyScenes } from './supplies.ts'
import type { Wording1846 } from './wording.ts'

/** The position, as far as this state knows it: hidden cards are to be hidden before. */
export function sceneOf(state: State1846, wording: Wording1846): Scene {
  const checklist = checklistOf(state, wording)
  return {
    round: roundName(state, wording),
    rounds: roundScenes(state, wording),
    phases: phaseChart(state, wording),
    steps: stepScenes(state, wording),
    facts: factsOf(state, wording),
    currency: { players: DOLLARS, companies: DOLLARS, scores: DOLLARS },
    board: boardScene(state, wording.words),
    players: playerScenes(state, wording),
    cards: cardsOnOffer(state, wording),
    supplies: supplyScenes(state, wording),
    companies: {
      all: companyScenes(state, wording),
      order: orderOf(state),
      market: marketSceneOf(TITLE, state.market, wording),
    },
    routes: routesNow(state, wording),
    networks: networkOwners(state),
    ...reachedNow(state),
    ...(checklist && { checklist }),
    primer: primerScene(state, wording.words.primer),
    ...(state.endReason && { end: wording.words.log.ends[state.endReason]! }),
  }
}

function factsOf(state: State1846, wording: Wording1846): Fact[] {
  const { phase, bank, bankBroken, lastSet } = state
  const limits = { trainLimit: PHASE[phase].trainLimit, certificateLimit: certificateLimit(state) }
  const facts = positionFacts({ phase, bank: bank.cash, bankBroken, ...limits }, wording)
  if (lastSet === null) return facts
  return [...facts, { label: wording.words.facts.lastSet, value: String(lastSet), alarming: true }]
}

/** 1846-4.3, 1846-4.4. */
function orderOf(state: State1846): CompaniesScene['order'] {
  if (state.round !== 'operating') return []
  const minors = MINORS.filter((id) => controllerOf(state, id) !== null)
  return orderAround<CompanyId>(
    [...minors, ...corporationsInOrder(state)],
    state.operation?.company,
    state.toOperate,
  )
}
