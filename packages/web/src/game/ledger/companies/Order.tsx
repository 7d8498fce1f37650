import type { CompaniesScene } from '@roundhouse/view'
import { words } from '../../../app/words.ts'
import { TokenPicture } from '../../../board/tokens/token.tsx'
import { NetworkButton } from '../../board/NetworkButton.tsx'
import { companyLooks } from '../../state/derived.ts'
import { DoneTick } from './DoneTick.tsx'
import './order.css'

/** More of them say by themselves what they are, and there is no room for words. */
const FEW = 6

/** The companies in the order in which they act, those that have acted ticked. */
export const Order = ({ of }: { of: CompaniesScene['order'] }) => {
  const { game } = words.value
  return (
    <div class="order row gap-12 card text-s" data-floats>
      {of.length <= FEW && <span class="quiet">{game.order}</span>}
      <ol class="cluster" aria-label={game.order}>
        {of.map(({ company, state }) => {
          const look = companyLooks.value.get(company)
          return (
            <li
              key={company}
              class="holder"
              data-state={state}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <NetworkButton id={company}>
                {look && <TokenPicture look={look} size={28} label={company} />}
              </NetworkButton>
              {state === 'done' && <DoneTick />}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
