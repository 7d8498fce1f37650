import {
  type CompaniesScene,
  DOLLARS,
  type Fact,
  orderAround,
  type PrimerScene,
  type Scene,
} from '@roundhouse/view'
import { SHARES } from '../components/companies.ts'
import { EQUIPMENT } from '../components/equipment.ts'
import { endReasons } from '../end.ts'
import type { BnoState } from '../state.ts'
import { boardScene } from './board.ts'
import { companyScenes } from './companies.ts'
import { marketScene } from './market.ts'
import { networkOwners } from './networks.ts'
import { playerScenes } from './players.ts'
import { levelChart, roundName, roundScenes } from './rounds.ts'
import { stepScenes } from './steps.ts'
import { supplyScenes } from './supplies.ts'
import { type BnoWording, endSentence } from './wording.ts'

export const sceneOf = (state: BnoState, wording: BnoWording): Scene => ({
  round: roundName(state, wording),
  rounds: roundScenes(state, wording),
  phases: levelChart(state, wording),
  steps: stepScenes(state, wording),
  facts: factsOf(state, wording),
  currency: { players: DOLLARS, companies: DOLLARS, scores: DOLLARS },
  board: boardScene(state, wording.words),
  players: playerScenes(state, wording),
  supplies: supplyScenes(state, wording),
  companies: {
    all: companyScenes(state, wording),
    order: orderOf(state),
    market: marketScene(state, wording),
    // BO-0.2
    sharesEach: SHARES,
    called: wording.words.called,
  },
  ...(state.endReasons.length > 0 && { end: endSentence(state.endReasons, wording) }),
  networks: networkOwners(state),
  primer: primerOf(state, wording),
})

function primerOf({ turn, round }: BnoState, { words: { primer } }: BnoWording): PrimerScene {
  const { goal, rounds, looks } = primer
  if (round === 'over') return { goal, rounds }
  const look = looks[round === 'stock' ? 'stock' : 'operating']
  return { goal, rounds, look, ...(turn <= 1 && { early: true }) }
}

function factsOf(state: BnoState, { words: { facts } }: BnoWording): Fact[] {
  const { turn, technology, cardsSold, operation } = state
  const reasons = operation ? endReasons(state) : []
  const end = reasons.includes('technology') ? facts.afterThisTurn : facts.ifPriceStays
  return [
    { label: facts.technology, value: String(technology) },
    { label: facts.turn, value: String(turn) },
    { label: facts.equipmentLeft, value: String(EQUIPMENT.length - cardsSold) },
    ...(reasons.length > 0 ? [{ label: facts.end, value: end, alarming: true as const }] : []),
  ]
}

/** BO-5.1: whoever is open and neither on turn nor still to come has operated. */
const orderOf = ({ market, operation, toOperate }: BnoState): CompaniesScene['order'] =>
  operation
    ? orderAround(
        market.map(({ company }) => company),
        operation.company,
        toOperate,
      )
    : []
