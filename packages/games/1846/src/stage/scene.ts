import type { Fact, Scene } from '@roundhouse/kernel'
import { isMinor, MINORS } from '../components/companies.ts'
import { PHASE } from '../components/trains.ts'
import { certificateLimit, controllerOf, type State } from '../state.ts'
import { corporationsInOrder } from '../turn.ts'
import { boardScene } from './boardScene.ts'
import { companyScenes } from './companies.ts'
import { marketScene } from './market.ts'
import { playerScenes } from './players.ts'
import { routesNow } from './routes.ts'
import { supplyScenes } from './supplies.ts'
import { money, type Telling } from './telling.ts'

/** The position, as far as this state knows it: hidden cards are to be hidden before. */
export const sceneOf = (state: State, telling: Telling): Scene => ({
  round: roundName(state, telling),
  facts: factsOf(state, telling),
  board: boardScene(state, telling.words),
  market: marketScene(state, telling),
  companies: companyScenes(state, telling),
  order: orderOf(state),
  players: playerScenes(state, telling),
  supplies: supplyScenes(state, telling),
  routes: routesNow(state, telling),
})

function roundName({ round, set, operatingRound }: State, { words }: Telling): string {
  if (round === 'stock') return words.round.stock({ set })
  if (round === 'operating') return words.round.operating({ set, round: operatingRound })
  return words.round[round]
}

function factsOf(state: State, { words: { facts } }: Telling): Fact[] {
  const { phase, bank, bankBroken, lastSet } = state
  const cash = money(bank.cash)
  return [
    { label: facts.phase, value: phase },
    { label: facts.trainLimit, value: String(PHASE[phase].trainLimit) },
    {
      label: facts.bank,
      ...(bankBroken ? { value: facts.broken({ cash }), alarming: true } : { value: cash }),
    },
    { label: facts.certificateLimit, value: String(certificateLimit(state)) },
    ...(lastSet === null ? [] : [{ label: facts.lastSet, value: String(lastSet), alarming: true as const }]),
  ]
}

/** 1846-4.3, 1846-4.4: whoever is at work and neither on turn nor still to come has had its turn. */
function orderOf(state: State): Scene['order'] {
  const { round, operation, toOperate } = state
  if (round !== 'operating') return []
  const now = operation?.company
  const all = [
    ...MINORS.filter((id) => controllerOf(state, id) !== null),
    ...corporationsInOrder(state).filter((id) => !isMinor(id)),
  ]
  const done = all.filter((company) => company !== now && !toOperate.includes(company))
  return [
    ...done.map((company) => ({ company, state: 'done' as const })),
    ...(now ? [{ company: now, state: 'now' as const }] : []),
    ...toOperate.map((company) => ({ company, state: 'later' as const })),
  ]
}
