import type { CompaniesScene } from '@roundhouse/view'
import { Icon } from '../../../app/Icon.tsx'
import { words } from '../../../app/words.ts'
import { TokenPicture } from '../../../board/tokens/token.tsx'
import { companyLooks } from '../../state/derived.ts'
import './order.css'

/** More of them say by themselves what they are, and there is no room for words. */
const FEW = 6

/** The companies in the order in which they act, those that have acted ticked. */
export const Order = ({ of }: { of: CompaniesScene['order'] }) => {
  const { game, screen } = words.value
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
              {look && <TokenPicture look={look} size={28} label={company} />}
              {state === 'done' && (
                <>
                  <Icon name="check" />
                  <span class="unseen">{screen.stepDone}</span>
                </>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
