import { marketSceneOf, positionFacts, primerScene } from '@roundhouse/18xx/view'
import { type CompaniesScene, type Fact, orderAround, type Scene } from '@roundhouse/view'
import type { CorporationId } from '../components/companies.ts'
import { certificateLimit, floated, isSouthernFormed, type State1860, trainLimit } from '../state.ts'
import { TITLE } from '../title.ts'
import { boardScene } from './board.ts'
import { companyScenes } from './companies.ts'
import { nationalisationNow } from './nationalisation.ts'
import { networkOwners, reachedNow } from './networks.ts'
import { cardsOnOffer, playerScenes } from './players.ts'
import { phaseChart, roundName, roundScenes } from './rounds.ts'
import { routesNow } from './routes.ts'
import { stepScenes } from './steps.ts'
import { supplyScenes } from './supplies.ts'
import { COMPANY_CREDITS, POUNDS, type Wording1860 } from './wording.ts'

/** The position, of which nothing is hidden. */
export function sceneOf(state: State1860, wording: Wording1860): Scene {
  const sequence = nationalisationNow(state, wording)
  return {
    round: roundName(state, wording),
    rounds: roundScenes(state, wording),
    phases: phaseChart(state, wording),
    steps: stepScenes(state, wording),
    facts: factsOf(state, wording),
    currency: { players: POUNDS, companies: COMPANY_CREDITS, scores: POUNDS },
    board: boardScene(state, wording.words),
    players: playerScenes(state, wording),
    cards: cardsOnOffer(state, wording),
    supplies: supplyScenes(state, wording),
    companies: {
      all: companyScenes(state, wording),
      order: orderOf(state),
      market: {
        ...marketSceneOf(TITLE, state.market, wording),
        staggered: true,
        tints: wording.words.market.tints,
      },
    },
    routes: routesNow(state, wording),
    networks: networkOwners(state),
    ...reachedNow(state),
    ...(sequence && { sequence }),
    primer: primerScene(state, wording.words.primer),
    ...(state.endReason && { end: wording.words.log.ends[state.endReason] }),
  }
}

/** 1860-CERT.4, 1860-LAY.2, 1860-SOU.1. */
function factsOf(state: State1860, wording: Wording1860): Fact[] {
  const { phase, bank, bankBroken, layersOpen, southernInForce } = state
  const { facts, southern } = wording.words
  const limits = { trainLimit: trainLimit(state), certificateLimit: certificateLimit(state) }
  return [
    ...positionFacts({ phase, bank: bank.cash, bankBroken, ...limits }, wording),
    { label: facts.layers, value: layersOpen === 1 ? '1' : `1–${layersOpen}` },
    ...(isSouthernFormed(state)
      ? [{ label: facts.southern, value: southernInForce ? southern.inForce : southern.formed }]
      : []),
  ]
}

/** 1860-OR.2: of those that operate in this round. */
function orderOf(state: State1860): CompaniesScene['order'] {
  if (state.round !== 'operating') return []
  return orderAround<CorporationId>(
    floated(state).filter((id) => state.nationalisation?.operating.includes(id) ?? true),
    state.operation?.company,
    state.toOperate,
  )
}
