import { useDefaultSelection } from '../../state/hooks/useDefaultSelection.ts'
import type { ActionGroup } from '../../state/selection/actionGroups.ts'
import { selectOffer } from '../../state/selection/select.ts'

/** How much is asked below, where the selection is shown: here it is only selected. */
export const AmountControl = ({ group: { offers } }: { group: ActionGroup }) => {
  useDefaultSelection(() => void selectOffer(offers[0]!), { isProposal: true })
  return null
}
