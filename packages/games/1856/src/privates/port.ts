import { refusal } from '@roundhouse/kernel'
import { step1856 } from '../actions.ts'
import { PORTS } from '../components/board.ts'
import { corporationOnTurn, refuseInTurn } from '../operationStep.ts'
import { closePrivate } from './closePrivate.ts'
import { refuseNotOwner } from './powers.ts'

/** 1856-5.1e, 1856-2.9e: at any time of its turn the owner of Great Lakes Shipping puts the port marker down, for good. */
export const setPort = step1856('set-port', {
  refuseNow: (state, seat) => refuseNotOwner(state, 'GLSC', '1856-5.1e') ?? refuseInTurn(state, seat),
  candidates: () => PORTS.map((hex) => ({ action: { kind: 'set-port', hex } })),
  refuse: (_state, { hex }) =>
    PORTS.includes(hex) ? undefined : refusal('1856-5.1e', 'port', { hex, ports: PORTS }),
  apply(state, { hex }, _seat, emit) {
    const corporation = corporationOnTurn(state)
    state.port = { hex, corporation }
    emit({ kind: 'port-set', hex, corporation })
    closePrivate(state, 'GLSC', emit)
  },
})
