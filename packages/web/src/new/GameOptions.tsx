import type { OptionScene, OptionValue } from '@roundhouse/view'
import { Segments } from '../app/Segments.tsx'
import { words } from '../app/words.ts'
import { RuleLink } from '../rules/RuleLink.tsx'
import type { GameCard } from '../worker/protocol/cards.ts'
import { type ChosenOptions as Chosen, presetOf, unusualOptions, usualOptions } from './newGamePlan.ts'

interface Props {
  readonly card: GameCard
  readonly options: Chosen
  change(options: Chosen): void
}

/** The rules that a table may settle for itself, folded away while they are the usual ones. */
export const GameOptions = ({ card, options, change }: Props) => {
  const { newGame } = words.value
  const preset = presetOf(options, card.presets, card.options)
  const changes = Object.keys(unusualOptions(options, card.options)).length
  const own = preset ? [] : [{ value: '', label: newGame.ownRules }]
  return (
    <details class="card options">
      <summary class="row baseline gap-12 tall">
        <h2>{newGame.options}</h2>
        <span class="quiet">
          {preset?.label ?? (changes === 0 ? newGame.byTheBook : newGame.changed(changes))}
        </span>
      </summary>
      {card.presets.length > 0 && (
        <div class="option stack">
          <h3>{newGame.preset}</h3>
          {preset && <p class="quiet">{preset.explanation}</p>}
          <Segments
            name="preset"
            label={newGame.preset}
            value={preset?.name ?? ''}
            of={[...card.presets.map(({ name, label }) => ({ value: name, label })), ...own]}
            choose={(name) => {
              const chosen = card.presets.find((one) => one.name === name)
              if (chosen) change({ ...usualOptions(card.options), ...chosen.options })
            }}
          />
        </div>
      )}
      {card.options.map((option) => (
        <Option
          key={option.name}
          game={card.id}
          option={option}
          value={options[option.name] ?? option.standard}
          choose={(value) => change({ ...options, [option.name]: value })}
        />
      ))}
    </details>
  )
}

interface OptionProps {
  readonly game: string
  readonly option: OptionScene
  readonly value: OptionValue
  choose(value: OptionValue): void
}

const Option = ({ game, option, value, choose }: OptionProps) => {
  const { newGame } = words.value
  const { name, label, explanation, rule, values, standard } = option
  return (
    <div class="option stack">
      <h3>{label}</h3>
      <p class="quiet">
        {explanation}{' '}
        {rule && (
          <RuleLink class="mono" game={game} rule={rule}>
            {newGame.rule(rule)}
          </RuleLink>
        )}
      </p>
      <Segments
        name={name}
        label={label}
        value={`${value}`}
        of={values.map((one) => ({
          value: `${one.value}`,
          label: one.value === standard ? newGame.usual(one.label) : one.label,
        }))}
        choose={(chosen) => {
          const known = values.find((one) => `${one.value}` === chosen)
          if (known) choose(known.value)
        }}
      />
    </div>
  )
}
