import { formatAmount } from '@roundhouse/kernel'
import { companiesIn } from '@roundhouse/view'
import { Disc } from '../../app/Discs.tsx'
import { isNarrow } from '../../app/media.ts'
import { words } from '../../app/words.ts'
import { TokenPicture } from '../../board/tokens/token.tsx'
import type { Position } from '../../worker/protocol/position.ts'
import { holdingOf } from '../ledger/companies/holding.ts'
import { companyLooks, ownSeat } from '../state/derived.ts'
import './panelHead.css'

/** Who acts, and with what money. */
export const PanelHead = ({
  position: { scene, turn, asked, viewer, standings, over },
}: {
  position: Position
}) => {
  const { game, screen, between } = words.value
  const now = turn ?? asked[0]
  const company = companiesIn(scene).find(({ id }) => id === now?.as)
  const look = company && companyLooks.value.get(company.id)
  const person = scene.players[turn?.seat ?? viewer ?? now?.seat ?? standings[0]?.seat ?? 0]
  if (!person) return null
  const isMine = person.seat === viewer
  const mine = company?.holdings[person.seat] ?? 0
  const president = scene.players[company?.president ?? -1]
  const isMyOwn = president !== undefined && president.seat === ownSeat.value
  const presidency = president && (isMyOwn ? game.youPresident : game.president(president.name))
  const chief =
    president &&
    `${isMyOwn ? screen.you : president.name} ★ ${holdingOf(company?.holdings[president.seat] ?? 0, scene, screen)}`
  return (
    <div class="panel-head row rigid gap-12">
      {look ? <TokenPicture look={look} size={42} /> : <Disc name={person.name} seat={person.seat} />}
      <div class="who grow">
        <h2>{(isNarrow.value ? company?.id : company?.name) ?? person.name}</h2>
        {company ? (
          <p class="quiet cluster text-s">
            {[
              isNarrow.value ? chief : presidency,
              mine > 0 && !isNarrow.value ? holdingOf(mine, scene, screen) : undefined,
              company.price !== undefined &&
                `${game.price}\u00a0${formatAmount(company.price, scene.currency.players)}`,
            ]
              .filter(Boolean)
              .join(between)}
          </p>
        ) : (
          <p class="quiet cluster text-s">
            {person.facts.map(({ label, value, alarming }) => (
              <span key={label} class={alarming && !over ? 'alarming' : undefined}>
                {label} <b>{value}</b>
              </span>
            ))}
          </p>
        )}
      </div>
      <dl class="panel-cash">
        <div>
          <dt class="caption">{isMine || turn ? game.myCash : game.cashOf(person.name)}</dt>
          <dd class="bold">{formatAmount(person.cash, scene.currency.players)}</dd>
        </div>
        {company?.cash !== undefined && (
          <div>
            <dt class="caption">{game.treasury}</dt>
            <dd class="bold">{formatAmount(company.cash, scene.currency.companies)}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}
