import type { SecondStep } from '@roundhouse/wire'
import { useEffect, useState } from 'preact/hooks'
import { go } from '../../app/router.ts'
import { Segments } from '../../app/Segments.tsx'
import { language } from '../../app/settings/settings.ts'
import { useTitle } from '../../app/useTitle.ts'
import { words } from '../../app/words.ts'
import { Field, Form, NewName, NewPassword, Password } from '../Form.tsx'
import { afterLogin, stayAfterLogin } from '../lobby/invitations.ts'
import { useAttempt } from '../useAttempt.ts'
import { account, arrive, logIn, register, sendsLetters, server, serverState } from './account.ts'
import { factorServer } from './factors/factorServer.ts'
import { factorWords } from './factors/factorWords.ts'
import { PasskeyButton } from './factors/PasskeyButton.tsx'
import { SecondStepForm } from './factors/SecondStepForm.tsx'
import './login.css'

const FORMS = ['logIn', 'register', 'forgot'] as const

/** Coming in: with an account, for a new one, or without the password. */
export const Login = () => {
  const { enter, absent, away } = words.value.online
  const [form, setForm] = useState<(typeof FORMS)[number]>('logIn')
  const [name, setName] = useState('')
  useTitle(enter.title)
  useEffect(() => {
    if (account.value) go(afterLogin(), { replacing: true })
  }, [account.value])
  useEffect(() => stayAfterLogin, [])
  return (
    <div class="page login stack gap-16">
      <h1>{enter.forms[form]}</h1>
      {serverState.value === 'absent' && <p class="quiet">{absent}</p>}
      {serverState.value === 'away' && <p class="quiet">{away}</p>}
      <section class="card">
        <Segments
          name="form"
          label={enter.title}
          value={form}
          of={FORMS.map((value) => ({ value, label: enter.forms[value] }))}
          choose={(one) => setForm(one)}
        />
        {form === 'logIn' && <LogIn name={name} setName={setName} />}
        {form === 'register' && <Register name={name} setName={setName} />}
        {form === 'forgot' && <Forgot name={name} setName={setName} />}
      </section>
    </div>
  )
}

interface Props {
  readonly name: string
  setName(name: string): void
}

const LogIn = ({ name, setName }: Props) => {
  const { enter } = words.value.online
  const [password, setPassword] = useState('')
  const [secondStep, setSecondStep] = useState<SecondStep | null>(null)
  const { attempt, ...state } = useAttempt()
  if (secondStep) return <SecondStepForm step={secondStep} back={() => setSecondStep(null)} />
  return (
    <>
      <Form
        {...state}
        label={enter.forms.logIn}
        submit={enter.forms.logIn}
        send={() => void attempt(async () => setSecondStep(await logIn({ name, password })))}
      >
        <Field label={enter.nameOrEmail} value={name} change={setName} autocomplete="username" required />
        <Password label={enter.password} value={password} change={setPassword} />
      </Form>
      <PasskeyButton
        label={factorWords.value.logInByPasskey}
        send={(passkey) => arrive(factorServer.logInByPasskey({ passkey }))}
      />
    </>
  )
}

const Register = ({ name, setName }: Props) => {
  const { enter } = words.value.online
  const [password, setPassword] = useState('')
  const [email, setEmail] = useState('')
  const { attempt, ...state } = useAttempt()
  const given = { name, password, language: language.value, ...(email.trim() && { email: email.trim() }) }
  return (
    <Form
      {...state}
      label={enter.forms.register}
      submit={enter.register}
      send={() => void attempt(() => register(given))}
    >
      <NewName label={enter.name} value={name} change={setName} autocomplete="username" />
      <NewPassword label={enter.password} value={password} change={setPassword} />
      {sendsLetters.value && (
        <Field
          label={enter.email}
          hint={enter.emailHint}
          type="email"
          value={email}
          change={setEmail}
          autocomplete="email"
        />
      )}
    </Form>
  )
}

const Forgot = ({ name, setName }: Props) => {
  const { online, sentences } = words.value
  const { enter } = online
  const [sent, setSent] = useState(false)
  const { attempt, ...state } = useAttempt()
  if (serverState.value === 'here' && !sendsLetters.value) return <p class="forgot">{enter.noLetters}</p>
  return (
    <Form
      {...state}
      label={enter.forms.forgot}
      submit={enter.send}
      done={sent ? sentences(enter.sent, enter.noMail) : undefined}
      send={async () => setSent(await attempt(() => server.forgotPassword(name)))}
    >
      <Field label={enter.nameOrEmail} value={name} change={setName} autocomplete="username" required />
    </Form>
  )
}
