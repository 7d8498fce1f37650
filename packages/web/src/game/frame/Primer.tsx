import { useState } from 'preact/hooks'
import { Icon } from '../../app/Icon.tsx'
import { isNarrow } from '../../app/media.ts'
import { knownGames } from '../../app/settings/settings.ts'
import { words } from '../../app/words.ts'
import type { Position } from '../../worker/protocol/position.ts'
import { openParts } from '../state/state.ts'
import './primer.css'

/** Whether it is shown: when it was asked for, and to whoever plays a first game that has just begun. */
const isPrimerOpen = ({ game, scene, viewer, move, moves, over, branchOf }: Position): boolean =>
  openParts.primer.value ||
  (scene.primer?.early === true &&
    viewer !== null &&
    move >= moves &&
    !over &&
    !branchOf &&
    !knownGames.value.includes(game))

/** What the game is about, in three sentences; folded once the person has moved. */
export const Primer = ({ position }: { position: Position }) => {
  const { screen, close } = words.value
  const { game, scene, name, mine } = position
  const { primer } = scene
  const unfolds = openParts.primer.value || (mine === 0 && !isNarrow.value)
  const [unfolded, setUnfolded] = useState<boolean | null>(null)
  const isUnfolded = unfolded ?? unfolds
  if (!primer || !isPrimerOpen(position)) return null
  const look = [screen.primer.look, primer.look] as const
  const whole = [
    [screen.primer.goal, primer.goal],
    [screen.primer.rounds, primer.rounds],
  ] as const
  // on a phone there is room for one of them at a time beside what it tells of
  const lines = isNarrow.value ? [look, ...whole] : [...whole, look]
  const forget = () => {
    openParts.primer.value = false
    if (!knownGames.value.includes(game)) knownGames.value = [...knownGames.value, game]
  }
  const forgetButton = (
    <button type="button" class="button chip-button rigid" onClick={forget}>
      {screen.primer.forget}
    </button>
  )
  return (
    <section
      class="primer holder from-top"
      data-open={isUnfolded || undefined}
      aria-label={screen.primer.title(name)}
    >
      <details
        class="grow"
        open={isUnfolded}
        onToggle={({ currentTarget: { open } }) => setUnfolded(open === unfolds ? null : open)}
      >
        <summary class="semibold">{screen.primer.title(name)}</summary>
        <dl class="text-s">
          {lines.map(
            ([label, line]) =>
              line !== undefined && (
                <div key={label}>
                  <dt class="semibold">{label}</dt>
                  <dd>{line}</dd>
                </div>
              ),
          )}
        </dl>
        {isNarrow.value && forgetButton}
      </details>
      {isNarrow.value ? (
        <button type="button" class="button plain square rigid" aria-label={close} onClick={forget}>
          <Icon name="close" />
        </button>
      ) : (
        forgetButton
      )}
    </section>
  )
}
