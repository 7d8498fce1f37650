import { useState } from 'preact/hooks'
import { words } from '../app/words.ts'
import './amount.css'

interface Props {
  readonly min: number
  readonly max: number
  readonly value: number
  /** What it is the number of. */
  readonly label: string
  change(value: number): Promise<unknown>
  /** A number beyond the limits was typed. */
  refuse(value: number): void
}

/** Bigger steps where there is far to go. */
const stepsOf = (range: number): readonly number[] => (range >= 40 ? [1, 10] : range >= 12 ? [1, 5] : [1])

/** A number within limits. */
export const Amount = ({ min, max, value, label, change, refuse }: Props) => {
  const { game } = words.value
  // What is typed stays as it is until the hand leaves it, whatever else happens.
  const [typing, setTyping] = useState<string | null>(null)
  const to = (wanted: number) => {
    if (Number.isInteger(wanted)) void change(Math.min(max, Math.max(min, wanted)))
  }
  const steps = stepsOf(max - min)
  return (
    <div class="amount">
      {steps.toReversed().map((step) => (
        <button
          type="button"
          key={step}
          class="button square"
          aria-label={`${game.less} ${step}`}
          aria-disabled={value <= min}
          onClick={() => to(value - step)}
        >
          −{step > 1 && step}
        </button>
      ))}
      <label>
        <span class="unseen">{game.amountOf(label)}</span>
        <input
          class="field"
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={typing ?? `${value}`}
          onBlur={() => setTyping(null)}
          onChange={({ currentTarget }) => {
            setTyping(null)
            const typed = currentTarget.valueAsNumber
            const within = Number.isInteger(typed) ? Math.min(max, Math.max(min, typed)) : value
            currentTarget.value = `${within}`
            const changed = within === value ? Promise.resolve() : change(within)
            if (Number.isInteger(typed) && typed !== within) void changed.then(() => refuse(typed))
          }}
          onInput={({ currentTarget: { value: typed, valueAsNumber } }) => {
            setTyping(typed)
            if (valueAsNumber >= min && valueAsNumber <= max) to(valueAsNumber)
          }}
        />
      </label>
      {steps.map((step) => (
        <button
          type="button"
          key={step}
          class="button square"
          aria-label={`${game.more} ${step}`}
          aria-disabled={value >= max}
          onClick={() => to(value + step)}
        >
          +{step > 1 && step}
        </button>
      ))}
      <span class="quiet">
        {min}–{max}
      </span>
    </div>
  )
}
