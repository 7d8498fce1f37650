import { useEffect } from 'preact/hooks'
import { isNarrow } from '../../app/media.ts'
import { words } from '../../app/words.ts'
import type { Position } from '../../worker/protocol/position.ts'
import { group } from '../state/derived.ts'
import { selection, state } from '../state/state.ts'
import { ActionBar } from './ActionBar.tsx'
import { FundingChecklist } from './funding/FundingChecklist.tsx'
import { hasSinglePayer } from './funding/hasSinglePayer.ts'
import { GroupBar } from './GroupBar.tsx'
import { GroupControl } from './GroupControl.tsx'
import { keepFocus } from './keepFocus.ts'
import { PanelHead } from './PanelHead.tsx'
import { RefusalCard } from './RefusalCard.tsx'
import { SelectionPreview } from './SelectionPreview.tsx'
import './actionPanel.css'

/** The decision: for whom, what can be done, what would come of it, and the button that does it. */
export const ActionPanel = ({ position }: { position: Position }) => {
  const { game: said } = words.value
  const { game, over, turn, asked, seats, move, moves, online, viewer } = position
  useEffect(keepFocus, [state.head.value?.moves, move])
  const isPast = move < moves
  const { checklist } = position.scene
  const list = turn && checklist && !hasSinglePayer(checklist) && <FundingChecklist of={checklist} />
  // what can be bought already comes before what pays for it
  const isPaid = group.value?.control === 'trains' && !checklist?.rest.alarming
  return (
    <section class="panel column" aria-label={said.panel} tabIndex={-1}>
      <PanelHead position={position} />
      <div class="panel-scroll">
        <div class="panel-body column if-any">
          <GroupBar scene={position.scene} />
          {!isPaid && list}
          {selection.refusal.value && !isNarrow.value && !position.scene.board && (
            <RefusalCard why={selection.refusal.value.whyNot} game={game} />
          )}
          {group.value && (
            <GroupControl key={`${moves} ${group.value.key}`} group={group.value} position={position} />
          )}
          {isPaid && list}
          {selection.recheck.value && <p role="status">{words.value.online.play[selection.recheck.value]}</p>}
          {online && viewer === null && <p class="quiet">{words.value.online.play.watching}</p>}
          {!over && !turn && !isPast && asked[0] && (
            <p class="quiet">{said.waitFor(seats[asked[0].seat]!.name)}</p>
          )}
        </div>
        {turn && <SelectionPreview key={`${moves}`} />}
      </div>
      <ActionBar position={position} />
    </section>
  )
}
