import { Field } from '../online/Form.tsx'

interface Props {
  /** Of the form, for whoever hears it read. */
  readonly name: string
  readonly label: string
  readonly submit: string
  readonly value: string
  readonly maxLength: number
  readonly required?: boolean
  change(value: string): void
  send(): void
}

/** One line, and the button that looks for it. */
export const SearchForm = ({ name, submit, send, ...field }: Props) => (
  <form
    class="site-search row from-foot full"
    aria-label={name}
    onSubmit={(event) => {
      event.preventDefault()
      send()
    }}
  >
    <Field {...field} autocomplete="off" />
    <button type="submit" class="button rigid">
      {submit}
    </button>
  </form>
)
