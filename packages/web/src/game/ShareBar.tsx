import type { CompanyScene, PlayerScene } from '@roundhouse/kernel'
import { words } from '../app/words.ts'
import { me } from './model.ts'
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
  const held = players.filter(({ seat }) => (company.holdings[seat] ?? 0) > 0)
  const rest = company.elsewhere
    .filter(({ percent }) => percent > 0)
    .map(({ label, percent }) => `${label} ${percent}`)
  if (held.length === 0 && rest.length === 0) return null
  const all = [
    ...held.map(
      ({ seat, name }) =>
        `${seat === me.value ? screen.you : name} ${company.president === seat ? '★' : ''}${company.holdings[seat]}`,
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
