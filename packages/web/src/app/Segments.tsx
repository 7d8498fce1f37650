interface Props<T extends string> {
  readonly name: string
  readonly label: string
  readonly value: T
  readonly of: readonly { readonly value: T; readonly label: string; readonly lang?: string }[]
  choose(value: T): void
}

/** One of a few, all of them in view. */
export const Segments = <T extends string>({ name, label, value, of, choose }: Props<T>) => (
  <fieldset class="segments">
    <legend class="unseen">{label}</legend>
    {of.map((one) => (
      <label key={one.value} lang={one.lang}>
        <input
          type="radio"
          name={name}
          value={one.value}
          checked={one.value === value}
          onChange={() => choose(one.value)}
        />
        {one.label}
      </label>
    ))}
  </fieldset>
)
