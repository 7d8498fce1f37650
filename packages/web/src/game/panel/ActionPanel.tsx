import { useEffect } from 'preact/hooks'
import { lazyComponent } from '../../app/lazyComponent.tsx'
import { isNarrow, isUpright } from '../../app/media.ts'
import { panelShare } from '../../app/settings/settings.ts'
import { words } from '../../app/words.ts'
import { ClosedReason } from '../../online/room/ClosedReason.tsx'
import type { Position } from '../../worker/protocol/position.ts'
import { group, preview } from '../state/derived.ts'
import { selection, state } from '../state/state.ts'
import { ActionBar } from './ActionBar.tsx'
import { Lots } from './controls/LotControl.tsx'
import { DebtCard } from './DebtCard.tsx'
import { hasSinglePayer } from './funding/hasSinglePayer.ts'
import { AsideBar, GroupBar } from './GroupBar.tsx'
import { GroupControl, isAuction } from './GroupControl.tsx'
import { keepFocus } from './keepFocus.ts'
import { LostSelection } from './LostSelection.tsx'
import { PanelHead } from './PanelHead.tsx'
import { RefusalCard } from './RefusalCard.tsx'
import { SelectionPreview } from './SelectionPreview.tsx'
import './actionPanel.css'

// what few turns show is fetched when one does
const LazyChecklist = lazyComponent(
  async () => (await import('./funding/FundingChecklist.tsx')).FundingChecklist,
)
const LazySequence = lazyComponent(async () => (await import('./Sequence.tsx')).Sequence)

/** The decision: for whom, what can be done, what would come of it, and the button that does it. */
export const ActionPanel = ({ position }: { position: Position }) => {
  const { game: said } = words.value
  const { game, over, turn, asked, seats, move, moves, online, viewer } = position
  useEffect(keepFocus, [state.head.value?.moves, move])
  const isPast = move < moves
  const share = isNarrow.value || isUpright.value ? null : panelShare.value
  const { checklist } = position.scene
  const list = turn && checklist && !hasSinglePayer(checklist) && <LazyChecklist of={checklist} />
  const sequence = preview.value?.sequence ?? position.scene.sequence
  const debt = turn && position.scene.debt && <DebtCard of={position.scene.debt} />
  // what can be bought already comes before what pays for it
  const isPaid = group.value?.control === 'trains' && !checklist?.rest.alarming
  // on a phone there is room for the whole run first
  const asidesLast = isNarrow.value && group.value?.control === 'routes'
  return (
    <section
      class="panel column"
      aria-label={said.panel}
      tabIndex={-1}
      data-by-hand={share === null ? undefined : ''}
      style={share === null ? undefined : { '--share': `${share}%` }}
    >
      <PanelHead position={position} />
      <div class="panel-scroll">
        <div class="panel-body column if-any">
          <GroupBar scene={position.scene} asides={!asidesLast && !debt} />
          {!asidesLast && debt && (
            <>
              {debt}
              <AsideBar scene={position.scene} />
            </>
          )}
          {!isPaid && list}
          {selection.refusal.value && !isNarrow.value && !position.scene.board && (
            <RefusalCard why={selection.refusal.value.whyNot} game={game} />
          )}
          {sequence && <LazySequence of={sequence} />}
          {group.value && (
            <GroupControl key={`${moves} ${group.value.key}`} group={group.value} position={position} />
          )}
          {!turn && isAuction(position.scene) && <Lots scene={position.scene} />}
          {asidesLast && <AsideBar scene={position.scene} />}
          {asidesLast && debt}
          {isPaid && list}
          {selection.recheck.value && <p role="status">{words.value.online.play[selection.recheck.value]}</p>}
          {!isPast && <LostSelection isAsked={turn !== null} />}
          {over && !isPast && <ClosedReason />}
          {online && viewer === null && <p class="quiet">{words.value.online.play.watching}</p>}
          {!over && !turn && !isPast && asked[0] && (
            <p class="quiet">{said.waitFor(seats[asked[0].seat]!.name)}</p>
          )}
        </div>
        {turn && <SelectionPreview key={`${moves}`} scene={position.scene} />}
      </div>
      <ActionBar position={position} />
    </section>
  )
}
