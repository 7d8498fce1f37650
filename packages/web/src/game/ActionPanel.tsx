import { useEffect } from 'preact/hooks'
import { words } from '../app/words.ts'
import type { Position } from '../worker/protocol.ts'
import { DeedBar } from './DeedBar.tsx'
import { DeedControl } from './DeedControl.tsx'
import { Draft } from './Draft.tsx'
import { Foot } from './Foot.tsx'
import { deed } from './inHand.ts'
import { keepFocus } from './keepFocus.ts'
import { narrow } from './media.ts'
import { head, recheck, why } from './model.ts'
import { PanelHead } from './PanelHead.tsx'
import { Refused } from './Refused.tsx'
import { Checklist } from './run/Checklist.tsx'
import { paysAlone } from './run/paysAlone.ts'
import './panel.css'

/** The decision: for whom, what can be done, what would come of it, and the button that does it. */
export const ActionPanel = ({ position }: { position: Position }) => {
  const { game: said } = words.value
  const { game, over, turn, asked, seats, move, moves, online, viewer } = position
  useEffect(keepFocus, [head.value?.moves, move])
  const isPast = move < moves
  const { checklist } = position.scene
  const list = turn && checklist && !paysAlone(checklist) && <Checklist of={checklist} />
  // what can be bought already comes before what pays for it
  const isPaid = deed.value?.control === 'trains' && !checklist?.rest.alarming
  return (
    <section class="panel" aria-label={said.panel} tabIndex={-1}>
      <PanelHead position={position} />
      <div class="panel-scroll">
        <div class="panel-body">
          <DeedBar scene={position.scene} />
          {!isPaid && list}
          {why.value && !narrow.value && !position.scene.board && <Refused why={why.value} game={game} />}
          {deed.value && (
            <DeedControl key={`${moves} ${deed.value.key}`} deed={deed.value} position={position} />
          )}
          {isPaid && list}
          {recheck.value && <p role="status">{words.value.online.play[recheck.value]}</p>}
          {online && viewer === null && <p class="quiet">{words.value.online.play.watching}</p>}
          {!over && !turn && !isPast && asked[0] && (
            <p class="quiet">{said.waitFor(seats[asked[0].seat]!.name)}</p>
          )}
        </div>
        {turn && <Draft key={`${moves}`} />}
      </div>
      <Foot position={position} />
    </section>
  )
}
