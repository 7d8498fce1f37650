import { Icon, type IconName } from '../../app/Icon.tsx'
import { words } from '../../app/words.ts'
import { Unread } from '../../online/room/Unread.tsx'
import { useOptimistic } from '../state/hooks/useOptimistic.ts'
import { pane, panes, showPane } from '../state/openParts.ts'
import type { Pane } from '../state/state.ts'
import './tabBar.css'

const ICONS: Readonly<Record<Pane, IconName>> = {
  map: 'map',
  market: 'chart',
  companies: 'company',
  supplies: 'tile',
  players: 'people',
  log: 'lines',
}

/** The panes of a phone. */
export const TabBar = () => {
  const { game } = words.value
  const [marked, press] = useOptimistic(pane.value, showPane)
  return (
    <nav class="tab-bar rigid" aria-label={game.tabs} aria-busy={marked !== pane.value}>
      {panes.value.map((one) => (
        <button
          type="button"
          key={one}
          aria-current={marked === one ? 'page' : undefined}
          onClick={() => press(one)}
        >
          <Icon name={ICONS[one]} />
          {game.tabNames[one]}
          {one === 'log' && <Unread />}
        </button>
      ))}
    </nav>
  )
}
