import type { ComponentChildren, InputHTMLAttributes } from 'preact'
import { useId } from 'preact/hooks'
import { words } from '../app/words.ts'
import type { TroubleCode } from '../worker/protocol/troubles.ts'
import { waitingSentence } from './lobby/waitingSentence.ts'
import './form.css'

interface FieldProps {
  readonly label: string
  readonly hint?: string
  readonly value: string
  readonly type?: 'text' | 'password' | 'email' | 'url'
  readonly autocomplete?: NonNullable<InputHTMLAttributes<HTMLInputElement>['autocomplete']>
  readonly required?: boolean
  readonly minLength?: number
  readonly maxLength?: number
  change(value: string): void
}

/** One line to fill in, with its name above and a hint below. */
export const Field = ({ label, hint, value, type = 'text', change, ...more }: FieldProps) => {
  const id = useId()
  return (
    <p class="form-field stack gap-4 full">
      <label class="semibold" for={id}>
        {label}
      </label>
      <input
        {...({ ...more, type } as InputHTMLAttributes<HTMLInputElement>)}
        id={id}
        class="field"
        value={value}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onInput={({ currentTarget }) => change(currentTarget.value)}
      />
      {hint && (
        <small id={`${id}-hint`} class="caption">
          {hint}
        </small>
      )}
    </p>
  )
}

/** A name that is being chosen. */
export const NewName = (props: Pick<FieldProps, 'label' | 'value' | 'change' | 'autocomplete'>) => (
  <Field {...props} hint={words.value.online.enter.nameHint} minLength={2} maxLength={24} required />
)

/** The password of now. */
export const Password = (props: Pick<FieldProps, 'label' | 'value' | 'change' | 'maxLength'>) => (
  <Field {...props} type="password" autocomplete="current-password" required />
)

/** A password that is being chosen. */
export const NewPassword = (props: Pick<FieldProps, 'label' | 'value' | 'change'>) => (
  <Field
    {...props}
    hint={words.value.online.enter.passwordHint}
    type="password"
    autocomplete="new-password"
    minLength={8}
    maxLength={200}
    required
  />
)

interface FormProps {
  readonly label: string
  readonly submit: string
  readonly busy: boolean
  readonly trouble: TroubleCode | null
  readonly wait?: number | undefined
  readonly main?: boolean
  readonly done?: string | undefined
  readonly children: ComponentChildren
  send(): void
}

/** Lines to fill in, and the button that sends them. */
export const Form = ({
  label,
  submit,
  busy,
  trouble,
  wait,
  main = true,
  done,
  children,
  send,
}: FormProps) => (
  <form
    class="form stack gap-14 full"
    aria-label={label}
    onSubmit={(event) => {
      event.preventDefault()
      if (!busy) send()
    }}
  >
    {children}
    <TroubleNote code={trouble} wait={wait} />
    {done && <p role="status">{done}</p>}
    <button type="submit" class={main ? 'button main' : 'button'} aria-disabled={busy}>
      {submit}
    </button>
  </form>
)

/** What went wrong, beside where it did. */
export const TroubleNote = ({ code, wait }: { code: TroubleCode | null; wait?: number | undefined }) =>
  code && (
    <p class="form-trouble objection" role="alert">
      {code === 'often' && wait !== undefined
        ? waitingSentence(words.value.online.wait, wait)
        : words.value.troubles[code]}
    </p>
  )
