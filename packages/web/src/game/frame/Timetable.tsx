import type { Scene } from '@roundhouse/view'
import { isNarrow } from '../../app/media.ts'
import { words } from '../../app/words.ts'
import { openParts } from '../state/state.ts'

/** The rounds before and after this one; on a phone this one alone, in short. */
export const Timetable = ({ scene }: { scene: Scene }) => {
  const { rounds = [] } = scene
  if (rounds.length === 0 || isNarrow.value) return <Round scene={scene} />
  return (
    <ol class="timetable soft nowrap" aria-label={words.value.screen.rounds}>
      {rounds.map(({ label, name, state }) => (
        <li key={label} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          {state === 'now' ? <Round scene={scene} /> : <span title={name}>{label}</span>}
        </li>
      ))}
    </ol>
  )
}

const Round = ({ scene: { round, rounds, facts, phases } }: { scene: Scene }) => {
  const [first] = facts
  const short = rounds?.find(({ state }) => state === 'now')?.label
  const text =
    isNarrow.value && short ? (
      <>
        <span>{short}</span>
        {first && (
          <span class="round-fact">
            {first.label} {first.value}
          </span>
        )}
      </>
    ) : (
      round
    )
  if (!phases) return <span class="round strong nowrap">{text}</span>
  return (
    <button
      type="button"
      class="round strong nowrap"
      title={phases.title}
      onClick={() => {
        openParts.phases.value = true
      }}
    >
      {text}
    </button>
  )
}
