import { companiesIn } from '@roundhouse/view'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { words } from '../../../app/words.ts'
import { TokenPicture } from '../../../board/tokens/token.tsx'
import { ballotLines } from '../../../online/room/ballotQuestion.ts'
import { room } from '../../../online/room/room.ts'
import type { LoggedLine, Position } from '../../../worker/protocol/position.ts'
import { highlightHex } from '../../board/highlightHex.ts'
import { companyLooks } from '../../state/derived.ts'
import { lookAtMove } from '../../state/pastMoments.ts'
import { openParts, state } from '../../state/state.ts'
import { type LogPart, logPartsOf } from '../timeline.ts'
import { isWanted, type LogFilter } from './logFilter.ts'
import { withTableLines } from './tableLines.ts'
import { useFollowedEnd } from './useFollowedEnd.ts'
import './logPane.css'

const ALL: LogFilter = { kind: 'all' }

const filterOf = ({ id }: Position): LogFilter => {
  const { value: wanted } = openParts.logFilter
  return wanted?.id === id ? wanted.filter : ALL
}

/** What happened, by round and turn. */
export const LogPane = ({ position }: { position: Position }) => {
  const { move, moves, seats, takeBacks } = position
  const filter = filterOf(position)
  const lines = state.log.value
  const { card, ballots = [] } = room.value ?? {}
  const asked = card && move === moves ? ballotLines(ballots, card) : []
  const { tookBack } = words.value.game
  const parts = useMemo(() => {
    const told = lines.filter((line) => line.move <= move)
    const before = takeBacks.filter(({ after }) => after <= move)
    const all = withTableLines(told, before, ({ seat, count }) => tookBack(seats[seat]!.name, count), asked)
    const wanted = all.filter((line) => line.heading || isWanted(line, filter))
    if (filter.kind === 'all') return logPartsOf(wanted)
    return logPartsOf(wanted)
      .map((part) => ({ ...part, turns: part.turns.filter((turn) => turn.lines.length > 0) }))
      .filter(({ turns }) => turns.length > 0)
  }, [lines, move, filter, takeBacks, tookBack, asked.join('\n')])
  // The last round at once, then more and more of what came before it.
  const [drawn, setDrawn] = useState(1)
  const first = Math.max(0, parts.length - drawn)
  useEffect(() => {
    if (first === 0) return
    const later = setTimeout(() => setDrawn(drawn + 2), 30)
    return () => clearTimeout(later)
  }, [drawn, first])
  const end = useFollowedEnd([parts, drawn])
  useEffect(() => () => highlightHex(undefined), [])
  return (
    <div class="log stack" aria-busy={first > 0}>
      <Filter position={position} />
      {parts.length === 0 && <p class="quiet">{words.value.screen.nothingLogged}</p>}
      {parts.slice(first).map((part, index) => (
        <Round key={first + index} part={part} />
      ))}
      <div ref={end} />
    </div>
  )
}

/** Drawn again only when one of its lines is another one. */
const Round = ({ part: { round, turns } }: { part: LogPart }) =>
  useMemo(
    () => (
      <section>
        {round && (
          <h3>
            <MoveButton line={round} />
          </h3>
        )}
        {turns.map(({ turn, lines }, index) => (
          <div class="log-turn" key={index}>
            {turn && (
              <h4 class="row gap-6 strong">
                <CompanyToken company={turn.company} />
                <MoveButton line={turn} />
              </h4>
            )}
            <ol>
              {lines.map((line, index) => (
                <li key={index} class="log-line row gap-6">
                  {!turn && line.company !== lines[index - 1]?.company && (
                    <CompanyToken company={line.company} />
                  )}
                  <MoveButton line={line} />
                </li>
              ))}
            </ol>
          </div>
        ))}
      </section>
    ),
    [round, ...turns.flatMap(({ turn, lines }) => [turn, ...lines])],
  )

/** The whole log, what moves money, or what tells of a company or a player. */
const Filter = ({ position }: { position: Position }) => {
  const { players } = position.scene
  const companies = companiesIn(position.scene)
  const { filter: said } = words.value.screen
  const option = (value: LogFilter, label: string) => (
    <option key={label} value={JSON.stringify(value)}>
      {label}
    </option>
  )
  return (
    <label class="log-filter row stays quiet">
      {said.name}
      <select
        class="field"
        value={JSON.stringify(filterOf(position))}
        onChange={({ currentTarget }) => {
          openParts.logFilter.value = {
            id: position.id,
            filter: JSON.parse(currentTarget.value) as LogFilter,
          }
        }}
      >
        {option(ALL, said.all)}
        {option({ kind: 'money' }, said.money)}
        {companies.length > 0 && (
          <optgroup label={said.companies}>
            {companies.map(({ id }) => option({ kind: 'company', company: id }, id))}
          </optgroup>
        )}
        <optgroup label={said.players}>
          {players.map(({ name }) => option({ kind: 'player', name }, name))}
        </optgroup>
      </select>
    </label>
  )
}

const CompanyToken = ({ company }: { company: string | undefined }) => {
  const look = company === undefined ? undefined : companyLooks.value.get(company)
  return look ? <TokenPicture look={look} size={18} /> : null
}

/** A line: it leads to its move, and the hex that it tells of is highlighted meanwhile. */
const MoveButton = ({ line }: { line: LoggedLine }) => (
  <button
    type="button"
    title={words.value.game.goToMove(line.move)}
    onClick={() => lookAtMove(line.move)}
    onMouseEnter={() => highlightHex(line.hex)}
    onMouseLeave={() => highlightHex(undefined)}
    onFocus={() => highlightHex(line.hex)}
    onBlur={() => highlightHex(undefined)}
  >
    {line.text}
  </button>
)
