import { type Currency, formatAmount, takesNumber } from '@roundhouse/kernel'
import { useState } from 'preact/hooks'
import { words } from '../../app/words.ts'
import type { PriceChip } from './priceChips.ts'
import './amount.css'

interface Props {
  readonly min: number
  readonly max: number
  /** By how much one number differs from the next. */
  readonly step: number
  /** Where it is a price: numbers that can be had by one press, each with what it is. */
  readonly prices: readonly PriceChip[]
  /** What it is counted in, where it is a price. */
  readonly currency: Currency | undefined
  readonly value: number
  /** What it is the number of. */
  readonly label: string
  change(value: number): Promise<unknown>
  /** A number beyond the limits is asked for. */
  refuse(value: number): void
}

/** Bigger steps where there is far to go. */
const stepsOf = (range: number): readonly number[] => (range >= 40 ? [1, 10] : range >= 12 ? [1, 5] : [1])

/** A number within limits. */
export const Amount = ({ min, max, step: least, prices, currency, value, label, change, refuse }: Props) => {
  const { game, run } = words.value
  // What is typed stays as it is until the hand leaves it, whatever else happens.
  const [typing, setTyping] = useState<string | null>(null)
  // Of a part of a thing, or of none, the rules say nothing.
  const [isNone, setNone] = useState(false)
  const isLegal = takesNumber({ min, max, step: least }, value)
  const ask = (wanted: number) => {
    setNone(!Number.isInteger(wanted) || wanted < 1)
    if (Number.isInteger(wanted) && wanted >= 1) refuse(wanted)
  }
  const to = (wanted: number) => {
    setNone(false)
    void change(wanted)
  }
  const changeBy = (step: number) => {
    setTyping(null)
    if (value === (step < 0 ? min : max)) return ask(value + step)
    to(Math.min(max, Math.max(min, Math.round(value + step))))
  }
  const steps = stepsOf((max - min) / least).map((step) => step * least)
  const shown = (amount: number) => (prices.length > 0 ? formatAmount(amount, currency) : amount)
  return (
    <div class="amount row wrap">
      <p class="short row wrap baseline">
        <strong>{label}</strong>
        <span class={isLegal && !isNone ? 'quiet' : 'beyond alarming'} role="status">
          {isLegal && !isNone ? run.limits(`${shown(min)}`, `${max}`) : game.within(min, max)}
        </span>
      </p>
      <div class="row gap-6">
        {steps.toReversed().map((step) => (
          <button
            type="button"
            key={step}
            class="button square text-l"
            aria-label={`${game.less} ${step}`}
            aria-disabled={value === min}
            onClick={() => changeBy(-step)}
          >
            −{step > 1 && step}
          </button>
        ))}
        <label>
          <span class="unseen">{game.amountOf(label)}</span>
          <input
            class="field text-xl bold"
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            step={least}
            value={typing ?? `${value}`}
            aria-invalid={!isLegal}
            onBlur={() => setTyping(null)}
            onChange={() => {
              if (!isLegal) ask(value)
            }}
            onInput={({ currentTarget: { value: typed, valueAsNumber } }) => {
              setTyping(typed)
              if (!Number.isNaN(valueAsNumber)) to(valueAsNumber)
            }}
          />
        </label>
        {steps.map((step) => (
          <button
            type="button"
            key={step}
            class="button square text-l"
            aria-label={`${game.more} ${step}`}
            aria-disabled={value === max}
            onClick={() => changeBy(step)}
          >
            +{step > 1 && step}
          </button>
        ))}
      </div>
      {prices.length > 1 && (
        <div class="price-chips row wrap own-line gap-6">
          {prices.map(({ price, name }) => (
            <button
              type="button"
              key={price}
              class="button chip-button"
              data-picks
              aria-pressed={price === value}
              onClick={() => {
                setTyping(null)
                to(price)
              }}
            >
              {name && game.priceChips[name]} {formatAmount(price, currency)}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
