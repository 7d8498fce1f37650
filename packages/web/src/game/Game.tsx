import { useTitle } from '../app/title.ts'
import { words } from '../app/words.ts'
import { Ballots } from '../online/Ballots.tsx'
import { Chat } from '../online/Chat.tsx'
import { Notes } from '../online/Notes.tsx'
import { OnlineBand } from '../online/OnlineBand.tsx'
import { TalkPane } from '../online/TalkPane.tsx'
import type { Position } from '../worker/protocol.ts'
import { ActionPanel } from './ActionPanel.tsx'
import { BoardPane } from './BoardPane.tsx'
import { CompanyPane } from './CompanyPane.tsx'
import { HistoryBar } from './HistoryBar.tsx'
import { Keys } from './Keys.tsx'
import { useKeys } from './keys.ts'
import { Log } from './Log.tsx'
import { MarketStrip } from './MarketStrip.tsx'
import { narrow, upright, wide } from './media.ts'
import { preview } from './model.ts'
import { News } from './News.tsx'
import { PastBand } from './PastBand.tsx'
import { Phases } from './Phases.tsx'
import { Players } from './Players.tsx'
import { Rail } from './Rail.tsx'
import { Refused } from './Refused.tsx'
import { Sheet } from './Sheet.tsx'
import { Supplies } from './Supplies.tsx'
import { isOnline, keysShown, type Pane, pane, phasesShown, reasonAbove } from './screen.ts'
import { TabBar } from './TabBar.tsx'
import { TitleBar } from './TitleBar.tsx'
import { TurnBar } from './TurnBar.tsx'
import { useKeptScroll } from './useKeptScroll.ts'
import './game.css'

/** A game as it is played: on a phone one pane at a time, elsewhere everything side by side. */
export const Game = ({ position }: { position: Position }) => {
  useTitle(position.name)
  useKeys()
  const { phases } = position.scene
  return (
    <div class="game" data-past={position.move < position.moves ? '' : undefined}>
      <TitleBar position={position} />
      <OnlineBand />
      {narrow.value ? <Phone position={position} /> : <Desk position={position} />}
      {keysShown.value && <Keys />}
      {phasesShown.value && phases && <Phases chart={phases} />}
    </div>
  )
}

const Desk = ({ position }: { position: Position }) => {
  const { board, market } = position.scene
  const showsMarket = market && (!upright.value || (preview.value?.prices?.length ?? 0) > 0)
  return (
    <div class="desk">
      <div class="rail">
        <TurnBar position={position} />
        <PastBand position={position} />
        <Ballots />
        <ActionPanel position={position} />
        {/* beside the others to the eye, between them for whoever goes by keys */}
        <div class="view">
          <div class="board-area">
            {board && <BoardPane position={position} board={board} />}
            <News position={position} />
          </div>
          {showsMarket && <MarketStrip position={position} market={market} />}
          <HistoryBar />
        </div>
        <Rail position={position} />
      </div>
      {wide.value && (
        <section class="third" aria-label={words.value.game.log}>
          <h2>{words.value.game.log}</h2>
          <Log position={position} />
          {isOnline.value && (
            <>
              <Chat />
              <Notes />
            </>
          )}
        </section>
      )}
    </div>
  )
}

const Phone = ({ position }: { position: Position }) => {
  const shown = pane.value
  return (
    <div class="phone">
      <TurnBar position={position} />
      <PastBand position={position} />
      <Ballots />
      <News position={position} />
      <PhonePane key={shown} pane={shown} position={position} />
      <Sheet>
        {reasonAbove.value && (
          <div class="refused-above">
            <Refused why={reasonAbove.value} game={position.game} />
          </div>
        )}
        <ActionPanel position={position} />
      </Sheet>
      <TabBar />
    </div>
  )
}

const PhonePane = ({ pane: shown, position }: { pane: Pane; position: Position }) => {
  const { board, market } = position.scene
  const scrolled = useKeptScroll<HTMLDivElement>(`${position.id} ${shown}`)
  return (
    <div ref={scrolled} class="pane" data-pane={shown}>
      {shown === 'map' && board && <BoardPane position={position} board={board} />}
      {shown === 'market' && (
        <>
          {market && <MarketStrip position={position} market={market} />}
          <HistoryBar />
        </>
      )}
      {shown === 'companies' && <CompanyPane position={position} />}
      {shown === 'supplies' && <Supplies position={position} />}
      {shown === 'players' && <Players position={position} />}
      {shown === 'log' && (
        <>
          <HistoryBar />
          <TalkPane>
            <Log position={position} />
          </TalkPane>
        </>
      )}
    </div>
  )
}
