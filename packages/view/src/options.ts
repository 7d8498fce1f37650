/** A word, yes or no, or a number. */
export type OptionValue = string | boolean | number

/** One value of an option, with what it means. */
export interface OptionScene {
  readonly name: string
  readonly label: string
  readonly explanation: string
  readonly rule?: string
  readonly values: readonly { readonly value: OptionValue; readonly label: string }[]
  readonly standard: OptionValue
}

/** A value for each of several options, under one name. */
export interface PresetScene {
  readonly name: string
  readonly label: string
  readonly explanation: string
  readonly options: Readonly<Record<string, OptionValue>>
}

/** How an option is put: what it decides, and what each of its values means. */
export interface OptionWords {
  readonly label: string
  readonly explanation: string
  readonly values: Readonly<Record<string, string>>
}

/** Every option with its rule, in the words of the reader. */
export const optionScenesOf = <Name extends string>(
  rules: Readonly<Record<Name, string>>,
  words: Readonly<Record<Name, OptionWords>>,
  standard: Readonly<Record<Name, OptionValue>>,
): OptionScene[] =>
  (Object.keys(rules) as Name[]).map((name) => {
    const { label, explanation, values } = words[name]
    const read = (value: string): OptionValue => {
      if (typeof standard[name] === 'boolean') return value === 'true'
      return typeof standard[name] === 'number' ? Number(value) : value
    }
    return {
      name,
      label,
      explanation,
      rule: rules[name],
      values: Object.entries(values).map(([value, meaning]) => ({ value: read(value), label: meaning })),
      standard: standard[name],
    }
  })

/** Presets by their names, each with the options that it sets. */
export const presetScenesOf = <Name extends string>(
  words: Readonly<Record<Name, Pick<PresetScene, 'label' | 'explanation'>>>,
  optionsIn: (preset: Name) => PresetScene['options'],
): PresetScene[] =>
  (Object.keys(words) as Name[]).map((name) => ({ name, ...words[name], options: optionsIn(name) }))
