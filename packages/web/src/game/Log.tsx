import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { words } from '../app/words.ts'
import { TokenPicture } from '../board/token.tsx'
import type { LoggedLine, Position } from '../worker/protocol.ts'
import { log } from './model.ts'
import { lookAtMove } from './moments.ts'
import { looks } from './screen.ts'
import { partsOf } from './timeline.ts'
import './log.css'

/** What happened, by round and turn. */
export const Log = ({ position: { move, scene } }: { position: Position }) => {
  const { game } = words.value
  const [company, setCompany] = useState('')
  const lines = log.value
  const parts = useMemo(() => {
    const told = lines.filter((line) => line.move <= move)
    return partsOf(company === '' ? told : told.filter((line) => line.heading || line.company === company))
      .map((part) => ({
        ...part,
        turns: company === '' ? part.turns : part.turns.filter(({ lines }) => lines.length > 0),
      }))
      .filter((part) => company === '' || part.turns.length > 0)
  }, [lines, move, company])
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [parts])
  return (
    <div class="log">
      {scene.companies.length > 0 && (
        <label class="log-filter">
          {game.logFilter}
          <select
            class="field"
            value={company}
            onChange={({ currentTarget }) => setCompany(currentTarget.value)}
          >
            <option value="">{game.logAll}</option>
            {scene.companies.map(({ id }) => (
              <option key={id} value={id}>
                {id}
              </option>
            ))}
          </select>
        </label>
      )}
      {parts.map(({ round, turns }, part) => (
        <section key={part}>
          {round && (
            <h3>
              <MoveButton line={round} />
            </h3>
          )}
          {turns.map(({ turn, lines: told }, place) => (
            <div class="log-turn" key={place}>
              {turn && (
                <h4>
                  <CompanyToken company={turn.company} />
                  <MoveButton line={turn} />
                </h4>
              )}
              <ol>
                {told.map((line, number) => (
                  <li key={number}>
                    {!turn && <CompanyToken company={line.company} />}
                    <MoveButton line={line} />
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </section>
      ))}
      <div ref={end} />
    </div>
  )
}

const CompanyToken = ({ company }: { company: string | undefined }) => {
  const look = company === undefined ? undefined : looks.value.get(company)
  return look ? <TokenPicture look={look} size={18} /> : null
}

const MoveButton = ({ line }: { line: LoggedLine }) => (
  <button type="button" title={words.value.game.goToMove(line.move)} onClick={() => lookAtMove(line.move)}>
    {line.text}
  </button>
)
