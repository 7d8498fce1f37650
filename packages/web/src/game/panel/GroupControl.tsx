import type { Scene } from '@roundhouse/view'
import { isNarrow } from '../../app/media.ts'
import type { Position } from '../../worker/protocol/position.ts'
import { type ActionGroup, isAmount } from '../state/selection/actionGroups.ts'
import { AmountControl } from './controls/AmountControl.tsx'
import { BoardControl } from './controls/BoardControl.tsx'
import { CardControl } from './controls/CardControl.tsx'
import { CompanyControl } from './controls/CompanyControl.tsx'
import { ListControl } from './controls/ListControl.tsx'
import { LotControl } from './controls/LotControl.tsx'
import { PreviewControl } from './controls/PreviewControl.tsx'
import { RunControl } from './controls/RunControl.tsx'
import { SubsetControl } from './controls/SubsetControl.tsx'
import { TrainControl } from './controls/TrainControl.tsx'

/** Whether cards are bid for. */
export const isAuction = ({ cards = [] }: Scene): boolean => cards.some(({ lot }) => lot)

/** The control for what is being done. */
export const GroupControl = ({ group, position }: { group: ActionGroup; position: Position }) => {
  const { scene } = position
  switch (group.control) {
    case 'board':
      return <BoardControl group={group} scene={scene} />
    case 'companies':
      // On a phone the companies have a pane of their own.
      return isNarrow.value ? null : <CompanyControl group={group} scene={scene} />
    case 'cards':
      return isAuction(scene) ? (
        <LotControl group={group} scene={scene} />
      ) : (
        <CardControl group={group} scene={scene} />
      )
    case 'trains':
      return <TrainControl group={group} scene={scene} />
    case 'routes':
      return <RunControl group={group} scene={scene} game={position.game} />
    case 'subset':
      return <SubsetControl group={group} scene={scene} />
    case 'choices':
      return <PreviewControl group={group} scene={scene} />
    case 'list':
      return isAmount(group) ? <AmountControl group={group} /> : <ListControl offers={group.offers} />
  }
}
