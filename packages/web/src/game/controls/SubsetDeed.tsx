import type { Scene } from '@roundhouse/view'
import { placeName } from '../boardWords.ts'
import type { Deed } from '../deeds.ts'
import { isPicked } from '../inHand.ts'
import { choose, chosen } from '../model.ts'
import { toggled } from '../subset.ts'
import { useStanding } from '../useStanding.ts'
import './subset.css'

/** Some of several things: each is taken or left. */
export const SubsetDeed = ({ deed, scene }: { deed: Deed; scene: Scene }) => {
  const offer = deed.offers[0]!
  const { blank } = offer
  useStanding(() => void choose(offer))
  if (blank?.kind !== 'subset' || blank.max === 0) return null
  const taken = isPicked(offer) ? (chosen.value!.filling as readonly string[]) : []
  const nameOf = (item: string) =>
    scene.companies.find(({ id }) => id === item)?.name ?? placeName(scene.board, item)
  return (
    <fieldset class="subset-deed">
      <legend class="unseen">{deed.headings[0]}</legend>
      {blank.from.map((item) => (
        <label key={item} class="chip-button button" data-checked={taken.includes(item) ? '' : undefined}>
          <input
            type="checkbox"
            checked={taken.includes(item)}
            onChange={() => void choose(offer, toggled(blank, taken, item))}
          />
          {nameOf(item)}
        </label>
      ))}
      <p class="quiet">
        {taken.length}/{blank.max}
      </p>
    </fieldset>
  )
}
