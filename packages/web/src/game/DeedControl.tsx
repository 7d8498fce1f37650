import type { Position } from '../worker/protocol.ts'
import { AmountDeed, isAmount } from './controls/AmountDeed.tsx'
import { BoardDeed } from './controls/BoardDeed.tsx'
import { CardDeed } from './controls/CardDeed.tsx'
import { ChoiceDeed } from './controls/ChoiceDeed.tsx'
import { CompanyDeed } from './controls/CompanyDeed.tsx'
import { ListDeed } from './controls/ListDeed.tsx'
import { RunDeed } from './controls/RunDeed.tsx'
import { SubsetDeed } from './controls/SubsetDeed.tsx'
import { TrainDeed } from './controls/TrainDeed.tsx'
import type { Deed } from './deeds.ts'
import { narrow } from './media.ts'

/** The control for what is being done. */
export const DeedControl = ({ deed, position }: { deed: Deed; position: Position }) => {
  const { scene } = position
  switch (deed.control) {
    case 'board':
      return <BoardDeed deed={deed} scene={scene} />
    case 'companies':
      // On a phone the companies have a pane of their own.
      return narrow.value ? null : <CompanyDeed deed={deed} scene={scene} />
    case 'cards':
      return <CardDeed deed={deed} scene={scene} />
    case 'trains':
      return <TrainDeed deed={deed} scene={scene} />
    case 'routes':
      return <RunDeed deed={deed} scene={scene} game={position.game} />
    case 'subset':
      return <SubsetDeed deed={deed} scene={scene} />
    case 'choices':
      return <ChoiceDeed deed={deed} scene={scene} />
    case 'list':
      return isAmount(deed) ? <AmountDeed deed={deed} /> : <ListDeed offers={deed.offers} />
  }
}
