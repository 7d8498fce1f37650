import type { Position } from '../../worker/protocol.ts'
import type { ActionGroup } from '../state/actionGroups.ts'
import { narrow } from '../state/media.ts'
import { AmountControl, isAmount } from './controls/AmountControl.tsx'
import { BoardControl } from './controls/BoardControl.tsx'
import { CardControl } from './controls/CardControl.tsx'
import { CompanyControl } from './controls/CompanyControl.tsx'
import { ListControl } from './controls/ListControl.tsx'
import { PreviewControl } from './controls/PreviewControl.tsx'
import { RunControl } from './controls/RunControl.tsx'
import { SubsetControl } from './controls/SubsetControl.tsx'
import { TrainControl } from './controls/TrainControl.tsx'

/** The control for what is being done. */
export const GroupControl = ({ deed, position }: { deed: ActionGroup; position: Position }) => {
  const { scene } = position
  switch (deed.control) {
    case 'board':
      return <BoardControl deed={deed} scene={scene} />
    case 'companies':
      // On a phone the companies have a pane of their own.
      return narrow.value ? null : <CompanyControl deed={deed} scene={scene} />
    case 'cards':
      return <CardControl deed={deed} scene={scene} />
    case 'trains':
      return <TrainControl deed={deed} scene={scene} />
    case 'routes':
      return <RunControl deed={deed} scene={scene} game={position.game} />
    case 'subset':
      return <SubsetControl deed={deed} scene={scene} />
    case 'choices':
      return <PreviewControl deed={deed} scene={scene} />
    case 'list':
      return isAmount(deed) ? <AmountControl deed={deed} /> : <ListControl offers={deed.offers} />
  }
}
