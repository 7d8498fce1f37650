import type { HexName } from '@roundhouse/board'
import { pay } from '@roundhouse/finance'
import { type Refusal, refusal } from '@roundhouse/kernel'
import { stepBno } from '../actions.ts'
import { CLOSED_TO_OTHERS, type CompanyId, OBLIGATIONS } from '../components/companies.ts'
import { CITY_HEX, type City, GRID, HEX } from '../components/map.ts'
import { type BnoState, type Company, companyCountIn, supplyOf } from '../state.ts'
import { operating, refuseStep } from './operating.ts'

/** BO-7.2 to BO-7.8: one cube, next to the company's network. */
export const build = stepBno('build', {
  // BO-7.1
  refuseNow: (state) => (state.operation?.coalTaken ? refusal('BO-7.1', 'coal') : refuseStep(state, 'build')),
  *candidates(state) {
    const seen = new Set<HexName>()
    for (const own of operating(state).cubes)
      for (const hex of GRID.open.get(own)!) {
        if (seen.has(hex)) continue
        seen.add(hex)
        yield { action: { kind: 'build', hex } }
      }
  },
  refuse(state, { hex }) {
    const { company: id } = state.operation!
    const company = operating(state)
    const { cost, city } = HEX.get(hex)!
    const { technology } = state
    if (buildsLeft(state) <= 0) return refusal('BO-7.2', 'builds', { technology })
    if (company.cubes.includes(hex)) return refusal('BO-7.5', 'own', { company: id, hex })
    if (!isConnected(company, hex)) return refusal('BO-7.4', 'connection', { company: id, hex })
    const barred = city && refuseCity(state, id, hex, city)
    if (barred) return barred
    const treasury = company.treasury.cash
    if (cost > treasury) return refusal('BO-7.3', 'cost', { company: id, hex, cost, treasury })
    if (supplyOf(company) === 0) return refusal('BO-7.3', 'supply', { company: id })
    return undefined
  },
  apply(state, { hex }, _seat, emit) {
    const company = operating(state)
    const operation = state.operation!
    const { cost } = HEX.get(hex)!
    pay(company.treasury, state.bank, cost)
    company.cubes.push(hex)
    operation.built.push(hex)
    operation.step = 'build'
    emit({ kind: 'built', company: operation.company, hex, cost })
  },
})

/** BO-7.2: how often the company may still build in this operation. */
export const buildsLeft = ({ technology, operation }: BnoState): number =>
  technology - operation!.built.length

/** BO-7.9: a coal counter instead of building. */
export const takeCoal = stepBno('take-coal', {
  // BO-7.1
  refuseNow(state) {
    if (state.operation?.coalTaken) return refusal('BO-7.1', 'coal')
    if (state.operation && state.operation.built.length > 0) return refusal('BO-7.1', 'built')
    return refuseStep(state, 'build')
  },
  candidates: (state) => state.coal.map((hex) => ({ action: { kind: 'take-coal', hex } })),
  refuse(state, { hex }) {
    const { company } = state.operation!
    if (!state.coal.includes(hex)) return refusal('BO-7.9', 'counter', { hex })
    if (!operating(state).cubes.includes(hex)) return refusal('BO-7.9', 'cube', { company, hex })
    return undefined
  },
  apply(state, { hex }, _seat, emit) {
    const operation = state.operation!
    // BO-7.10
    state.coal.splice(state.coal.indexOf(hex), 1)
    operating(state).coal++
    operation.coalTaken = hex
    operation.step = 'income'
    emit({ kind: 'coal-taken', company: operation.company, hex })
  },
})

/** BO-7.4: a side with a heavy line does not connect. */
const isConnected = ({ cubes }: Company, hex: HexName): boolean =>
  GRID.open.get(hex)!.some((neighbour) => cubes.includes(neighbour))

/** BO-7.15: the special rules come on top of the city limit. BO-7.7: all of it as things stand now. */
export function refuseCity(state: BnoState, id: CompanyId, hex: HexName, city: City): Refusal | undefined {
  const obligation = OBLIGATIONS[id]
  if (obligation && !obligation.cities.includes(city.name) && !hasMetObligation(state, id))
    return refusal(obligation.rule, 'first', { company: id, cities: citiesToEnter(state, id) })
  // BO-7.14
  const reserved = CLOSED_TO_OTHERS[city.name]
  if (reserved && reserved !== id && !hasMetObligation(state, reserved))
    return refusal('BO-7.14', 'closed', { company: reserved, city: city.name })
  // BO-7.6, BO-7.11
  const companies = companyCountIn(state, hex)
  if (!city.unlimitedAccess && companies >= state.technology)
    return refusal('BO-7.6', 'limit', { city: city.name, companies, technology: state.technology })
  return undefined
}

/** BO-7.12, BO-7.13, BO-11.6: what the company has still to enter; cubes stay, so what was once fulfilled stays fulfilled. */
const citiesToEnter = (state: BnoState, id: CompanyId): string[] =>
  OBLIGATIONS[id]!.cities.filter((name) => !state.companies[id].cubes.includes(CITY_HEX.get(name)!))

const hasMetObligation = (state: BnoState, id: CompanyId): boolean => citiesToEnter(state, id).length === 0
