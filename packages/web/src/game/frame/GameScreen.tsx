import type { MarketScene } from '@roundhouse/view'
import { useMemo } from 'preact/hooks'
import { lazyComponent } from '../../app/lazyComponent.tsx'
import { isHigh, isNarrow, isUpright, isWide } from '../../app/media.ts'
import { useTitle } from '../../app/useTitle.ts'
import { words } from '../../app/words.ts'
import { Ballots } from '../../online/room/Ballots.tsx'
import { OnlineBand } from '../../online/room/OnlineBand.tsx'
import { TalkPane } from '../../online/room/TalkPane.tsx'
import type { Position } from '../../worker/protocol/position.ts'
import { BoardPane } from '../board/BoardPane.tsx'
import { CompanyPane } from '../ledger/companies/CompanyPane.tsx'
import { MarketStrip } from '../ledger/MarketStrip.tsx'
import { Players } from '../ledger/Players.tsx'
import { ActionPanel } from '../panel/ActionPanel.tsx'
import { BranchBand } from '../panel/BranchBand.tsx'
import { PastBand } from '../panel/PastBand.tsx'
import { RefusalCard } from '../panel/RefusalCard.tsx'
import { Sheet } from '../panel/Sheet.tsx'
import { TakenBackNotice } from '../panel/TakenBackNotice.tsx'
import { TurnBar } from '../panel/TurnBar.tsx'
import { floatingRefusal, isOnline, preview } from '../state/derived.ts'
import { useSavedScroll } from '../state/hooks/useSavedScroll.ts'
import { pane } from '../state/openParts.ts'
import { openParts, type Pane } from '../state/state.ts'
import { HistoryBar } from './HistoryBar.tsx'
import { InfoTabs } from './InfoTabs.tsx'
import { isBroadBoard } from './isBroadBoard.ts'
import { Primer } from './Primer.tsx'
import { RecentChanges } from './RecentChanges.tsx'
import { TabBar } from './TabBar.tsx'
import { TitleBar } from './TitleBar.tsx'
import { useKeys } from './useKeys.ts'
import './gameScreen.css'
import { LazyChat, LazyLogPane, LazyNotes, LazySupplies } from './lazyPanes.tsx'

// what is opened now and then
const KeysHelp = lazyComponent(async () => (await import('./KeysHelp.tsx')).KeysHelp)
const Phases = lazyComponent(async () => (await import('./Phases.tsx')).Phases)

/** How much higher the price chart is where the board leaves its height unused, while so many companies have one price that they would cover each other. */
const CHART_ROOM = { height: 36, stack: 4 }

const highestStack = ({ rows }: MarketScene): number =>
  Math.max(0, ...rows.flat().map(({ companies }) => companies.length))

/** A game as it is played: on a phone one pane at a time, elsewhere everything side by side. */
export const GameScreen = ({ position }: { position: Position }) => {
  useTitle(position.name)
  useKeys()
  const { phases } = position.scene
  return (
    <div
      class="game-screen column"
      data-past={position.move < position.moves ? '' : undefined}
      data-branch={position.branchOf ? '' : undefined}
    >
      <TitleBar position={position} />
      <OnlineBand />
      {isNarrow.value ? <PhoneLayout position={position} /> : <DesktopLayout position={position} />}
      {openParts.keys.value && <KeysHelp />}
      {openParts.phases.value && phases && <Phases chart={phases} />}
    </div>
  )
}

const DesktopLayout = ({ position }: { position: Position }) => {
  const { board, companies } = position.scene
  const market = companies?.market
  const isBroad = useMemo(() => board !== undefined && isBroadBoard(board), [board])
  const hasRoom = isBroad && isHigh.value && !isUpright.value
  const showsMarket = market && (!isUpright.value || (preview.value?.prices?.length ?? 0) > 0)
  return (
    <div class="desktop-layout holder grow-down" data-board={isBroad ? 'broad' : undefined}>
      <div class="side-column column">
        <TurnBar position={position} />
        <PastBand position={position} />
        <Ballots />
        <TakenBackNotice position={position} />
        <ActionPanel position={position} />
        {/* beside the others to the eye, between them for whoever goes by keys */}
        <div class="view">
          <div class="board-area holder">
            <BranchBand position={position} />
            <Primer position={position} />
            {board && <BoardPane position={position} board={board} />}
            <RecentChanges position={position} />
          </div>
          {showsMarket && (
            <MarketStrip
              position={position}
              market={market}
              room={hasRoom && highestStack(market) >= CHART_ROOM.stack ? CHART_ROOM.height : 0}
              isUnderBoard
            />
          )}
          <HistoryBar />
        </div>
        <InfoTabs position={position} />
      </div>
      {isWide.value && (
        <section class="log-column column" aria-label={words.value.game.log}>
          <h2 class="rigid text-l">{words.value.game.log}</h2>
          <LazyLogPane position={position} />
          {isOnline.value && (
            <>
              <LazyChat />
              <LazyNotes />
            </>
          )}
        </section>
      )}
    </div>
  )
}

const PhoneLayout = ({ position }: { position: Position }) => {
  const shown = pane.value
  return (
    <div class="phone-layout column grow-down">
      <TurnBar position={position} />
      <PastBand position={position} />
      <Ballots />
      <TakenBackNotice position={position} />
      <RecentChanges position={position} />
      <Primer position={position} />
      <PhonePane key={shown} pane={shown} position={position} />
      <Sheet>
        {floatingRefusal.value && (
          <div class="refusal-above column">
            <RefusalCard why={floatingRefusal.value} game={position.game} />
          </div>
        )}
        <ActionPanel position={position} />
      </Sheet>
      <TabBar />
    </div>
  )
}

const PhonePane = ({ pane: shown, position }: { pane: Pane; position: Position }) => {
  const { board, companies } = position.scene
  const market = companies?.market
  const scrolled = useSavedScroll<HTMLDivElement>(`${position.id} ${shown}`)
  return (
    <div ref={scrolled} class="pane column" data-pane={shown}>
      {shown === 'map' && board && <BoardPane position={position} board={board} />}
      {shown === 'market' && (
        <>
          {market && <MarketStrip position={position} market={market} />}
          <HistoryBar />
        </>
      )}
      {shown === 'companies' && <CompanyPane position={position} />}
      {shown === 'supplies' && <LazySupplies position={position} />}
      {shown === 'players' && <Players position={position} />}
      {shown === 'log' && (
        <>
          <HistoryBar />
          <TalkPane>
            <LazyLogPane position={position} />
          </TalkPane>
        </>
      )}
    </div>
  )
}
