import { limitFor } from '@roundhouse/18xx'
import { CERTIFICATE_LIMIT, LATER_CERTIFICATE_LIMITS } from './components/money.ts'
import { corporationsInGame, isCgrFormed, playersIn, type State1856 } from './state.ts'

/** 1856-1.2o, 1856-3m: the limit at the start, and after the formation that of the table, as the option looks it up. */
export function certificateLimit(state: State1856): number {
  const players = playersIn(state)
  const counted = corporationsCounted(state)
  return counted === null ? CERTIFICATE_LIMIT[players] : limitFor(LATER_CERTIFICATE_LIMITS[players], counted)
}

/** The row of the table that holds; null for none. */
function corporationsCounted(state: State1856): number | null {
  const { corporationsAtFormation: settled, options } = state
  if (settled === null) return null
  const now = corporationsInGame(state).length
  switch (options.certLimitTable) {
    case 'live':
      return now
    case 'fixed':
      return settled
    case 'formationOnly':
      return isCgrFormed(state) && now === settled ? settled : null
  }
}
