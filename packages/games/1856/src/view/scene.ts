import { marketSceneOf, positionFacts, primerScene } from '@roundhouse/18xx/view'
import { type CompaniesScene, DOLLARS, type Fact, orderAround, type Scene } from '@roundhouse/view'
import { certificateLimit } from '../certificateLimit.ts'
import type { CorporationId } from '../components/companies.ts'
import { PHASE } from '../components/trains.ts'
import { isFloated } from '../floating.ts'
import { launched, type State1856, typeOnOffer } from '../state.ts'
import { TITLE } from '../title.ts'
import { boardScene } from './board.ts'
import { checklistOf } from './checklist.ts'
import { choicesIn } from './choices.ts'
import { companyScenes } from './companies.ts'
import { debtOf } from './debt.ts'
import { formationNow } from './formation/sequence.ts'
import { networkOwners, reachedNow } from './networks.ts'
import { cardsOnOffer, playerScenes } from './players.ts'
import { phaseChart, roundName, roundScenes } from './rounds.ts'
import { routesNow } from './routes.ts'
import { stepScenes } from './steps.ts'
import { supplyScenes } from './supplies.ts'
import type { Wording1856 } from './wording.ts'

/** The position, of which nothing is hidden. */
export function sceneOf(state: State1856, wording: Wording1856): Scene {
  const checklist = checklistOf(state, wording)
  const debt = debtOf(state, wording)
  const sequence = formationNow(state, wording)
  const choices = choicesIn(state, wording)
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
      market: { ...marketSceneOf(TITLE, state.market, wording), tints: wording.words.market.tints },
    },
    routes: routesNow(state, wording),
    networks: networkOwners(state),
    ...reachedNow(state),
    ...(checklist && { checklist }),
    ...(debt && { debt }),
    ...(choices && { choices }),
    ...(sequence && { sequence }),
    primer: primerScene(state, wording.words.primer),
    ...(state.endReason && { end: wording.words.log.ends[state.endReason]! }),
  }
}

/** 1856-1.2f: corporations that have not operated need as many shares sold as the type on offer says. */
function factsOf(state: State1856, wording: Wording1856): Fact[] {
  const { phase, bank, bankBroken } = state
  const limits = { trainLimit: PHASE[phase].trainLimit, certificateLimit: certificateLimit(state) }
  return [
    ...positionFacts({ phase, bank: bank.cash, bankBroken, ...limits }, wording),
    { label: wording.words.facts.typeOnOffer, value: String(typeOnOffer(state)) },
  ]
}

/** 1856-2c: of those that are floated. */
function orderOf(state: State1856): CompaniesScene['order'] {
  if (state.round !== 'operating') return []
  return orderAround<CorporationId>(
    launched(state).filter((id) => isFloated(state, id)),
    state.operation?.company,
    state.toOperate,
  )
}
