import {
  corporationWords,
  ownerKey,
  playerWords,
  positionWords,
  type TraceState,
  tokenPlaces,
  traceWords,
} from '@roundhouse/18xx/trace'
import { byId, type Seat, type TraceNotation } from '@roundhouse/kernel'
import { BOARD } from '../components/board.ts'
import { CORPORATIONS, MINORS, type MinorId, PRIVATES } from '../components/companies.ts'
import { PHASE, type Phase } from '../components/trains.ts'
import {
  certificateLimit,
  certificatesOf,
  controllerOf,
  corporationsInGame,
  type State1846,
  scoreOf,
  type Train,
} from '../state.ts'
import { TITLE } from '../title.ts'
import { trainTypes } from '../trains/trainTypes.ts'

/** A position of 1846 and one of a trace of 18xx.games, in the same words. */
export const trace1846: TraceNotation<State1846> = {
  own,
  theirs: (position) => theirs(position as TraceState),
}

/** The position in the words of a trace, as far as both tell the same things. */
function own(state: State1846, keys: readonly string[]): unknown {
  const { draft, openDraft, round, corporations, minors, markers } = state
  return {
    ...positionWords({ ...state, privates: withChosen(state) }, keys),
    ...(draft && { onTurn: keys[draft.seat] }),
    ...(round === 'draft' && openDraft && { onTurn: keys[openDraft.seat] }),
    limit: PHASE[state.phase].trainLimit,
    certificateLimit: certificateLimit(state),
    players: Object.fromEntries(keys.map((key, seat) => [key, player(state, seat)])),
    corporations: Object.fromEntries(
      corporationsInGame(state).map((id) => {
        const words = corporationWords(TITLE, state, id, keys)
        const { status, trains } = corporations[id]
        const president = words.president ?? (status === 'launched' ? 'pool' : null)
        return [id, { ...words, president, trains: trains.map(train).sort() }]
      }),
    ),
    removed: CORPORATIONS.filter((id) => corporations[id].status === 'removed')
      .flatMap((id) => tokenPlaces(state, id).map((place) => `${id} ${place}`))
      .sort(),
    minors: Object.fromEntries(
      MINORS.filter((id) => isMinorsOwn(state, id)).map((id) => [
        id,
        {
          cash: minors[id].treasury.cash,
          owner: ownerKey(keys, controllerOf(state, id)),
          trains: minors[id].trains.map(train).sort(),
          tokens: tokenPlaces(state, id),
        },
      ]),
    ),
    trains: depot(state),
    pool: state.depot.pool.map(({ id }) => id).sort(),
    port: markers.port,
    beneficiary: markers.beneficiary,
    markers: Object.fromEntries(
      Object.entries(markers.placed).map(([id, { hex, corporation }]) => [id, [hex, corporation]]),
    ),
  }
}

/** No corporation has bought it. */
const isMinorsOwn = ({ privates }: State1846, id: MinorId): boolean =>
  privates[id].status === 'open' && typeof privates[id].owner !== 'string'

/** A trace gives a private to whoever chose it, at once. */
const withChosen = ({ privates, draft }: State1846) =>
  byId(PRIVATES, (id) => {
    const chooser = draft?.chosen.findIndex((cards) => cards.includes(id)) ?? -1
    return chooser < 0 ? privates[id] : { ...privates[id], owner: chooser }
  })

const player = (state: State1846, seat: Seat) => ({
  ...playerWords(TITLE, state, seat),
  value: scoreOf(state, seat),
  certificates: certificatesOf(state, seat),
  bankrupt: state.players[seat]!.bankrupt,
})

const train = ({ id, side, phasedOut }: Train) => `${id} ${side}${phasedOut ? ' phased out' : ''}`

/** What is left of each type, as long as it is limited. */
function depot(state: State1846) {
  const types = trainTypes(state)
  return types
    .filter(({ type, count }) => (count ?? 1) > state.depot.sold[type])
    .map(({ type, count }) => [type, count === null ? null : count - state.depot.sold[type]])
}

/** The position of a trace in the same words. */
function theirs(state: TraceState): unknown {
  // a game that was ended by hand is not over here
  if (state.end_reason === 'manually_ended') return undefined
  const { round, corporations, minors = {}, hex_assignments = {} } = state
  const isPrivate = (id: string): boolean => !id.startsWith('Pass')
  const companies = Object.fromEntries(Object.entries(state.companies).filter(([id]) => isPrivate(id)))
  const players = Object.entries(state.players).map(([key, one]) => [
    key,
    { ...one, companies: one.companies.filter(isPrivate) },
  ])
  const placed = (marker: string) =>
    Object.keys(hex_assignments).find((hex) => hex_assignments[hex]!.includes(marker)) ?? null
  const assigned = (marker: string) =>
    Object.entries({ ...corporations, ...minors }).find(([, company]) =>
      company.assignments?.includes(marker),
    )?.[0] ?? null
  return {
    ...traceWords({ ...state, companies, players: Object.fromEntries(players) }, BOARD),
    turn: round.kind === 'DR' ? 0 : round.turn,
    limit: state.train_limit ?? PHASE[state.phase as Phase].trainLimit,
    removed: (state.other_tokens ?? []).map(([hex, city, , id]) => `${id} ${hex}.${city}`).sort(),
    port: placed('SC'),
    beneficiary: assigned('SC'),
    markers: Object.fromEntries(
      ['MPC', 'BT'].filter((id) => placed(id)).map((id) => [id, [placed(id), assigned(id)]]),
    ),
  }
}
