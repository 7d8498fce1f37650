import { useDefaultSelection } from '../../state/hooks/useDefaultSelection.ts'
import type { ActionGroup } from '../../state/selection/actionGroups.ts'
import { selectOffer } from '../../state/selection/select.ts'

/** Whether the one question is how much: shares to issue or to redeem. */
export const isAmount = ({ control, offers }: ActionGroup): boolean =>
  control === 'list' && offers.length === 1 && offers[0]!.blank?.kind === 'integer'

/** How much is asked below, where the selection is shown: here it is only selected. */
export const AmountControl = ({ group: { offers } }: { group: ActionGroup }) => {
  useDefaultSelection(() => void selectOffer(offers[0]!))
  return null
}
