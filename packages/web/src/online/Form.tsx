import type { ComponentChildren, InputHTMLAttributes } from 'preact'
import { useId, useState } from 'preact/hooks'
import { language } from '../app/settings/settings.ts'
import { words } from '../app/words.ts'
import type { BanNotice, TroubleCode } from '../worker/protocol/troubles.ts'
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
  // the browser's own word would lie over what is below the line
  const [wrong, setWrong] = useState<string | null>(null)
  const said = wrong === null ? hint : (hint ?? wrong)
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
        aria-describedby={said ? `${id}-hint` : undefined}
        aria-invalid={wrong !== null}
        onInvalid={(event) => {
          event.preventDefault()
          const { currentTarget: line } = event
          setWrong(line.validationMessage)
          if (line.form?.querySelector('input:invalid') === line) line.focus()
        }}
        onInput={({ currentTarget }) => {
          setWrong(null)
          change(currentTarget.value)
        }}
      />
      {said && (
        <small
          id={`${id}-hint`}
          class={wrong === null ? 'caption' : 'caption alarming'}
          role={wrong === null ? undefined : 'alert'}
        >
          {said}
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
  readonly ban?: BanNotice | undefined
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
  ban,
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
    <TroubleNote code={trouble} wait={wait} ban={ban} />
    {done && <p role="status">{done}</p>}
    <button type="submit" class={main ? 'button main' : 'button'} aria-disabled={busy}>
      {submit}
    </button>
  </form>
)

interface TroubleNoteProps {
  readonly code: TroubleCode | null
  readonly wait?: number | undefined
  readonly ban?: BanNotice | undefined
}

/** What went wrong, beside where it did. */
export const TroubleNote = ({ code, wait, ban }: TroubleNoteProps) =>
  code && (
    <p class="form-trouble objection anywhere" role="alert">
      {code === 'often' && wait !== undefined
        ? waitingSentence(words.value.online.wait, wait)
        : code === 'banned' && ban
          ? banSentence(ban)
          : words.value.troubles[code]}
    </p>
  )

/** That an account is banned, until when, and why. */
function banSentence({ until, reason }: BanNotice): string {
  const { online, troubles } = words.value
  const time = new Intl.DateTimeFormat(language.value, { dateStyle: 'long', timeStyle: 'short' })
  const parts = [
    troubles.banned,
    until !== undefined && online.enter.bannedUntil(time.format(until)),
    reason !== undefined && online.enter.bannedFor(reason),
  ]
  return parts.filter((part) => part !== false).join(language.value === 'ja' ? '' : ' ')
}
