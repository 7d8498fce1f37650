import { Field } from '../../Form.tsx'

interface CodeFieldProps {
  readonly label: string
  readonly hint?: string
  readonly value: string
  change(value: string): void
}

/** A code that is typed in; phones offer one that has come to them. */
export const CodeField = (props: CodeFieldProps) => (
  <Field {...props} autocomplete="one-time-code" maxLength={40} required />
)
