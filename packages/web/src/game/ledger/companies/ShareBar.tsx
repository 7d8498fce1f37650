import type { CompanyScene, PlayerScene } from '@roundhouse/view'
import { words } from '../../../app/words.ts'
import { shownPosition, viewerSeat } from '../../state/derived.ts'
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
  const held = players.filter(({ seat }) => (company.holdings[seat] ?? 0) > 0)
  const elsewhere = company.elsewhere.filter(({ percent }) => percent > 0)
  if (held.length === 0 && elsewhere.length === 0) return null
  const rank = ({ seat }: PlayerScene) => (seat === company.president ? 0 : seat === viewerSeat.value ? 1 : 2)
  const holders = held.toSorted((one, other) => rank(one) - rank(other))
  return (
    <>
      <p class="holders soft text-s nowrap">
        {holders.map((player) => (
          <span key={player.seat} data-other={rank(player) === 2 ? '' : undefined}>
            {player.seat === viewerSeat.value ? screen.you : player.name}
            {player.seat === company.president ? ' ★' : ': '}
            {said(company.holdings[player.seat]!)}
          </span>
        ))}
        {elsewhere.map(({ label, percent }) => (
          <span key={label}>
            {label}: {said(percent)}
          </span>
        ))}
      </p>
      <div class="share-bar" aria-hidden="true">
        {held.map(({ seat }) => (
          <span
            key={seat}
            style={{ width: `${company.holdings[seat]}%`, background: `var(--player-${(seat % 6) + 1})` }}
          />
        ))}
      </div>
    </>
  )
}
