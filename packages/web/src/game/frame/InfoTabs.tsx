import { useEffect } from 'preact/hooks'
import { isUpright } from '../../app/media.ts'
import { words } from '../../app/words.ts'
import { Unread } from '../../online/room/Unread.tsx'
import type { Position } from '../../worker/protocol/position.ts'
import { CompanyList } from '../ledger/companies/CompanyList.tsx'
import { MarketStrip } from '../ledger/MarketStrip.tsx'
import { Hands, Players } from '../ledger/Players.tsx'
import { hasLedger, LedgerTable } from '../ledger/tables/LedgerTable.tsx'
import { useOptimistic } from '../state/hooks/useOptimistic.ts'
import { useSavedScroll } from '../state/hooks/useSavedScroll.ts'
import { showTab, tab, tabs } from '../state/openParts.ts'
import type { Tab } from '../state/state.ts'
import { Splitter } from './Splitter.tsx'
import { stepTabs } from './stepTabs.ts'
import './infoTabs.css'
import { ChartsTab, LazyChat, LazyLogPane, LazyNotes, LazySupplies } from './lazyPanes.tsx'

/** More about the game, one thing at a time. */
export const InfoTabs = ({ position }: { position: Position }) => (
  <section class="info-tabs column" aria-label={words.value.game.tabs}>
    {!isUpright.value && <Splitter />}
    <TabList />
    <OpenTab key={tab.value} tab={tab.value} position={position} />
  </section>
)

const TabList = () => {
  const { game } = words.value
  const [marked, press] = useOptimistic(tab.value, showTab)
  return (
    <div role="tablist" aria-label={game.tabs} aria-busy={marked !== tab.value} onKeyDown={stepTabs}>
      {tabs.value.map((one) => (
        <button
          type="button"
          key={one}
          role="tab"
          class="tab"
          id={`tab-${one}`}
          aria-controls="tab-panel"
          aria-selected={marked === one}
          tabIndex={marked === one ? 0 : -1}
          onClick={() => press(one)}
        >
          {game.tabNames[one]}
          {one === 'chat' && <Unread />}
        </button>
      ))}
    </div>
  )
}

const OpenTab = ({ tab: shown, position }: { tab: Tab; position: Position }) => {
  const panel = useSavedScroll<HTMLDivElement>(`${position.id} ${shown}`)
  // where a key has changed tabs, what had the focus may be gone
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true })
  }, [panel])
  return (
    <div
      ref={panel}
      class="scrolling"
      role="tabpanel"
      id="tab-panel"
      aria-labelledby={`tab-${shown}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
      tabIndex={0}
    >
      <TabPanel tab={shown} position={position} />
    </div>
  )
}

const TabPanel = ({ tab: shown, position }: { tab: Tab; position: Position }) => {
  switch (shown) {
    case 'ledger':
      return hasLedger(position) ? (
        <>
          <LedgerTable position={position} />
          <Hands position={position} />
        </>
      ) : (
        <Players position={position} />
      )
    case 'companies':
      return <CompanyList position={position} />
    case 'market':
      return position.scene.companies?.market ? (
        <MarketStrip position={position} market={position.scene.companies.market} />
      ) : null
    case 'supplies':
      return <LazySupplies position={position} />
    case 'log':
      return <LazyLogPane position={position} />
    case 'chat':
      return (
        <>
          <LazyChat />
          <LazyNotes />
        </>
      )
    case 'charts':
      return <ChartsTab position={position} />
  }
}
