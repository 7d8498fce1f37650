import { type Refusal, refusal, type Seat } from '@roundhouse/kernel'
import { plainStep1846, step1846 } from '../actions.ts'
import { PORTS } from '../components/board.ts'
import { COMPANIES, type CompanyId, type CorporationId, isMinor } from '../components/companies.ts'
import type { Emit1846 } from '../events.ts'
import { refuseStep } from '../operationStep.ts'
import { isOwnedByPlayer, type State1846 } from '../state.ts'
import { nextOperation } from '../turn.ts'
import { closeOtherWindows } from './powers.ts'

/** 1846-3.65: the port marker goes to a port, or on to another one. */
export const setPort = step1846('set-port', {
  refuseNow(state, seat) {
    const { steamboat } = state
    if (steamboat) return steamboat.port ? refusal('1846-3.66', 'once') : undefined
    const owner = corporationOrRefusal(state)
    return typeof owner === 'string' ? refusePortMove(state, seat, owner) : owner
  },
  candidates: () => PORTS.map((hex) => ({ action: { kind: 'set-port', hex } })),
  refuse({ markers }, { hex }) {
    if (!PORTS.includes(hex)) return refusal('1846-3.65', 'port', { hex, ports: PORTS })
    return markers.port === hex ? refusal('1846-3.65', 'there', { hex }) : undefined
  },
  apply(state, { hex }, seat, emit) {
    const { steamboat, operation } = state
    state.markers.port = hex
    if (steamboat) {
      emit({ kind: 'port-set', hex, by: seat })
      steamboat.port = true
      goOnWhenSet(state, emit)
    } else {
      emit({ kind: 'port-set', hex, by: operation!.company as CorporationId })
      closeOtherWindows(state, 'SC')
      operation!.portMoved = true
    }
  },
})

/** 1846-3.66: the player who owns it makes any minor or launched corporation the beneficiary. */
export const setBeneficiary = step1846('set-beneficiary', {
  refuseNow(state) {
    const { steamboat } = state
    if (steamboat) return steamboat.beneficiary ? refusal('1846-3.66', 'once') : undefined
    const owner = corporationOrRefusal(state)
    return typeof owner === 'string' ? refusal('1846-3.67', 'for-good', { corporation: owner }) : owner
  },
  candidates: () => COMPANIES.map((company) => ({ action: { kind: 'set-beneficiary', company } })),
  refuse(state, { company }) {
    if (!isAtWork(state, company)) return refusal('1846-3.66', 'company', { company })
    return state.markers.beneficiary === company ? refusal('1846-3.66', 'already', { company }) : undefined
  },
  apply(state, { company }, seat, emit) {
    state.markers.beneficiary = company
    emit({ kind: 'beneficiary-set', company, by: seat })
    state.steamboat!.beneficiary = true
    goOnWhenSet(state, emit)
  },
})

/** 1846-3.66: he need not touch the markers. */
export const leaveMarkers = plainStep1846('leave-markers', {
  refuseNow: ({ steamboat }) => (steamboat ? undefined : refusal('1846-3.66', 'start')),
  apply(state, _action, seat, emit) {
    emit({ kind: 'markers-left', seat })
    nextOperation(state, emit)
  },
})

/** Once the round is under way, the corporation that owns it; or why nobody touches the markers now. */
function corporationOrRefusal({ privates }: State1846): CorporationId | Refusal {
  const { status, owner } = privates.SC
  if (status === 'closed') return refusal('1846-3.68', 'closed')
  return typeof owner === 'string' ? owner : refusal('1846-3.66', 'start')
}

/** 1846-3.67: its owner moves the port marker in its own turn, before it runs, once. */
function refusePortMove(state: State1846, seat: Seat, owner: CorporationId): Refusal | undefined {
  const { operation } = state
  if (operation && operation.company !== owner) return refusal('1846-3.67', 'turn', { corporation: owner })
  if (operation && operation.step !== 'build') return refusal('1846-3.67', 'ran', { corporation: owner })
  if (operation?.portMoved) return refusal('1846-3.67', 'once', { corporation: owner })
  return refuseStep(state, seat, 'build')
}

const isAtWork = (state: State1846, id: CompanyId): boolean =>
  isMinor(id) ? isOwnedByPlayer(state, id) : state.corporations[id].status === 'launched'

function goOnWhenSet(state: State1846, emit: Emit1846): void {
  const { port, beneficiary } = state.steamboat!
  if (port && beneficiary) nextOperation(state, emit)
}
