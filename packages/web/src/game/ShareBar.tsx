import type { CompanyScene, PlayerScene } from '@roundhouse/kernel'
import { words } from '../app/words.ts'
import { holdingOf } from './holding.ts'
import { me, position } from './model.ts'
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
  const said = (percent: number) => holdingOf(percent, position.value?.scene ?? {}, screen)
  const held = players.filter(({ seat }) => (company.holdings[seat] ?? 0) > 0)
  const rest = company.elsewhere
    .filter(({ percent }) => percent > 0)
    .map(({ label, percent }) => `${label} ${said(percent)}`)
  if (held.length === 0 && rest.length === 0) return null
  const all = [
    ...held.map(
      ({ seat, name }) =>
        `${seat === me.value ? screen.you : name} ${company.president === seat ? '★' : ''}${said(company.holdings[seat]!)}`,
    ),
    ...rest,
  ]
  return (
    <>
      <p class="holders">
        {all.map((one) => (
          <span key={one}>{one}</span>
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
