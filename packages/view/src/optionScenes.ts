import type { OptionScene, PresetScene } from './options.ts'

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
  standard: Readonly<Record<Name, string | boolean>>,
): OptionScene[] =>
  (Object.keys(rules) as Name[]).map((name) => {
    const { label, explanation, values } = words[name]
    const read = (value: string) => (typeof standard[name] === 'boolean' ? value === 'true' : value)
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
