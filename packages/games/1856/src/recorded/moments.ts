import type { TraceState } from '@roundhouse/18xx/trace'
import { LOAN } from '../components/money.ts'
import { PHASE, type Phase } from '../components/trains.ts'
import { corporationsOverLimit, hexToChooseCity, OPERATING_STEPS, type State1856 } from '../state.ts'
import { mayPlaceOwnToken } from '../track/tokens.ts'
import type { TraceState1856 } from './traceState.ts'

/** Whether 18xx.games waits where we go on, or the other way round, or the game was ended by hand. */
export function isApart(
  { round, corporations, phase, finished, end_reason }: TraceState1856,
  own: State1856,
): boolean {
  const { operation, formation } = own
  if (finished) return end_reason === 'manually_ended'
  // corporations merge there one by one, and here all together after the last decision (1856-3c)
  if (formation && formation.toDecide.length > 0 && formation.merged.length > 0) return true
  // nobody is asked there for the token of Waterloo & Saugeen alone
  if (operation?.step === 'token' && !mayPlaceOwnToken(own)) return true
  // trains over the limit may be given up there after the turn, and here before anything else (1856-2.7e)
  if (isOverLimit({ corporations, phase }) && corporationsOverLimit(own).length === 0) return true
  // a city for the home token is asked for there even if there is but one (1856-2.1c)
  if (round.step_type === 'HomeToken') return operation?.step !== 'home' && !hexToChooseCity(own)
  // what must be repaid is repaid there after what may be, and here before it (1856-2.8b)
  const { loans = 0, max_loans = 0 } = corporations[round.entity?.id ?? ''] ?? {}
  if (round.step_type === 'Loan' && loans > max_loans) return true
  // some steps wait there though nothing can be done in them
  return AFTER_RUN.includes(round.step_type) && round.entity?.id !== operation?.company
}

const isOverLimit = ({ corporations, phase }: Pick<TraceState, 'corporations' | 'phase'>): boolean =>
  Object.entries(corporations).some(
    ([id, { trains }]) => id !== 'CGR' && trains.length > PHASE[phase as Phase].trainLimit,
  )

/** There Waterloo & Saugeen closes as the operating round ends, and here as the turn does (1856-5.1c). */
export function withoutWaterloo(trace: TraceState1856, { privates }: State1856): TraceState1856 {
  if (privates.WSRC.status === 'open') return trace
  return {
    ...trace,
    companies: { ...trace.companies, WSRC: { owner: null, closed: true } },
    corporations: Object.fromEntries(
      Object.entries(trace.corporations).map(([id, one]) => [
        id,
        { ...one, companies: (one.companies ?? []).filter((owned) => owned !== 'WSRC') },
      ]),
    ),
  }
}

/** The steps of 18xx.games before the run and after it; from one to the other it comes by itself where nothing can run. */
const BEFORE_RUN = ['HomeToken', 'Track', 'Token', 'BorrowTrain']
const AFTER_RUN = ['BuyTrain', 'Loan', 'BuyCompany']

const isAt = ({ round }: TraceState, company: string, steps: readonly string[]): boolean =>
  round.entity?.id === company && steps.includes(round.step_type)

/** There interest is paid after the first action that follows a run that was passed over, and here at once (1856-2.5a). */
export function withInterestPaid(trace: TraceState1856, own: State1856, before?: TraceState): TraceState1856 {
  const { operation } = own
  if (!operation || !before) return trace
  const { company, step, routes } = operation
  const isPending =
    OPERATING_STEPS.indexOf(step) > OPERATING_STEPS.indexOf('run') &&
    routes.length === 0 &&
    isAt(before, company, BEFORE_RUN) &&
    isAt(trace, company, AFTER_RUN)
  const corporation = trace.corporations[company]!
  if (!isPending || !corporation.loans) return trace
  const interest = corporation.loans * LOAN.interest
  const fromTreasury = Math.min(interest, corporation.cash - (corporation.cash % LOAN.interest))
  const president = String(corporation.president)
  const player = trace.players[president]!
  const rest = interest - fromTreasury
  return {
    ...trace,
    bank: trace.bank + interest,
    corporations: {
      ...trace.corporations,
      [company]: { ...corporation, cash: corporation.cash - fromTreasury },
    },
    players: {
      ...trace.players,
      [president]: { ...player, cash: player.cash - rest, value: player.value - rest },
    },
  }
}
