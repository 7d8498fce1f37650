import type { CompanyScene, PlayerScene } from '@roundhouse/view'
import { words } from '../../../app/words.ts'
import { ownSeat, shownPosition } from '../../state/derived.ts'
import { holdingOf } from './holding.ts'
import './shareBar.css'

/** Who holds how much of a company, as a bar and in words. */
export const ShareBar = ({
  company,
  players,
}: {
  company: CompanyScene
  players: readonly PlayerScene[]
}) => {
  const { screen } = words.value
  const said = (percent: number) => holdingOf(percent, shownPosition.value?.scene ?? {}, screen)
  const holder = ({ seat, name }: PlayerScene) => {
    const who = seat === ownSeat.value ? screen.you : name
    const share = said(company.holdings[seat]!)
    return seat === company.president ? `${who} ★ ${share}` : screen.factOf(who, share)
  }
  const held = players.filter(({ seat }) => (company.holdings[seat] ?? 0) > 0)
  const elsewhere = company.elsewhere.filter(({ percent }) => percent > 0)
  if (held.length === 0 && elsewhere.length === 0) return null
  const rank = ({ seat }: PlayerScene) => (seat === company.president ? 0 : seat === ownSeat.value ? 1 : 2)
  const holders = held.toSorted((one, other) => rank(one) - rank(other))
  const others = held.filter((player) => rank(player) === 2)
  const ofOthers = others.reduce((sum, { seat }) => sum + company.holdings[seat]!, 0)
  return (
    <>
      <p class="holders soft text-s nowrap">
        {holders.map((player) => (
          <span key={player.seat} data-other={others.length > 1 && others.includes(player) ? '' : undefined}>
            {holder(player)}
          </span>
        ))}
        {others.length > 1 && <span data-others>{screen.factOf(screen.others, said(ofOthers))}</span>}
        {elsewhere.map(({ label, percent }) => (
          <span key={label}>{screen.factOf(label, said(percent))}</span>
        ))}
      </p>
      <div class="share-bar" aria-hidden="true">
        {held.map(({ seat }) => (
          <span
            key={seat}
            style={{ width: `${company.holdings[seat]}%`, background: `var(--player-${(seat % 6) + 1})` }}
          />
        ))}
        {elsewhere.map(({ label, percent }) => (
          <span
            key={label}
            data-place={company.elsewhere.findIndex((one) => one.label === label)}
            style={{ width: `${percent}%` }}
          />
        ))}
      </div>
    </>
  )
}
