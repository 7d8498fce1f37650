import { words } from '../app/words.ts'
import type { Deed } from './deeds.ts'
import { deed, deeds, takeUp } from './screen.ts'

const nameOf = ({ headings }: Deed): string =>
  headings.length > 2 ? `${headings[0]} …` : headings.join(' / ')

/** What can be done now, where it is more than one thing. */
export const DeedBar = () => {
  if (deeds.value.length < 2) return null
  return (
    <fieldset class="deed-bar" aria-label={words.value.game.deeds}>
      {deeds.value.map((one) => (
        <button
          type="button"
          key={one.key}
          aria-pressed={deed.value?.key === one.key}
          onClick={() => takeUp(one.key)}
        >
          {nameOf(one)}
        </button>
      ))}
    </fieldset>
  )
}
