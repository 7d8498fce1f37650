/** One value of an option, with what it means. */
export interface OptionScene {
  readonly name: string
  readonly label: string
  readonly explanation: string
  readonly rule?: string
  readonly values: readonly { readonly value: string | boolean; readonly label: string }[]
  readonly standard: string | boolean
}

/** A value for each of several options, under one name. */
export interface PresetScene {
  readonly name: string
  readonly label: string
  readonly explanation: string
  readonly options: Readonly<Record<string, string | boolean>>
}
