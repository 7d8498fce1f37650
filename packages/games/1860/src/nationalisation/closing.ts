import type { CorporationId } from '../components/companies.ts'
import type { Emit1860 } from '../events.ts'
import type { State1860 } from '../state.ts'

/** 1860-NAT.4: what a company has paid out is marked on the revenue track; withheld counts as nothing (1860-NAT.6). */
export function noteRevenue({ nationalisation }: State1860, id: CorporationId, paid: number): void {
  if (nationalisation) nationalisation.revenues[id] = paid
}

/** 1860-NAT.7, 1860-NAT.10: companies close at the end of a round. Says whether the game is over. */
export function closeLowest(state: State1860, emit: Emit1860): boolean {
  const nationalisation = state.nationalisation!
  const { operating, lastRound } = nationalisation
  if (lastRound || operating.length <= 2) return true
  const closing = companiesToClose(state)
  const isWipeout = closing.length === operating.length
  // 1860-NAT.8
  if (isWipeout && state.options.nationalisationWipeout === 'finalRun') {
    nationalisation.lastRound = true
    return false
  }
  nationalisation.operating = operating.filter((id) => !closing.includes(id))
  emit({ kind: 'retired', corporations: closing })
  return isWipeout
}

/** 1860-NAT.7: all with the lowest revenue; if that is one, all with the second lowest, too. */
export function companiesToClose({ nationalisation }: Pick<State1860, 'nationalisation'>): CorporationId[] {
  const { operating, revenues } = nationalisation!
  const revenueOf = (id: CorporationId): number => revenues[id] ?? 0
  const levels = [...new Set(operating.map(revenueOf))].sort((one, other) => one - other)
  const at = (level: number | undefined) => operating.filter((id) => revenueOf(id) === level)
  const lowest = at(levels[0])
  return lowest.length > 1 ? lowest : [...lowest, ...at(levels[1])]
}
