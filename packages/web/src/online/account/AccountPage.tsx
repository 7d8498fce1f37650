import type { Me } from '@roundhouse/wire'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Guard } from '../../app/Guard.tsx'
import { saveFile } from '../../app/saveFile.ts'
import { isDeliberate } from '../../game/state/misclickGuard.ts'
import { Field, Form, NewPassword, Password, TroubleNote } from '../Form.tsx'
import { useAttempt } from '../useAttempt.ts'
import { account, changeAccount, deleteAccount, server, serverState, wasLoggedIn } from './account.ts'
import { ChangeEmail } from './ChangeEmail.tsx'
import { ChannelSettings, useChannels } from './ChannelSettings.tsx'
import { FactorSettings } from './factors/FactorSettings.tsx'
import { useFactors } from './factors/useFactors.ts'
import { ownAccountWords } from './ownAccountWords.ts'
import { QuietHours } from './QuietHours.tsx'
import './account.css'

/** What the server knows of whoever is logged in. */
export const AccountPage = () => {
  if (account.value) return <AccountSettings me={account.value} />
  return serverState.value === 'unknown' && wasLoggedIn() ? (
    <section class="card account" data-unknown />
  ) : null
}

const AccountSettings = ({ me }: { me: Me }) => {
  const said = ownAccountWords.value
  const channels = useChannels()
  const factors = useFactors()
  const isKnown = [channels, factors].every(({ known, trouble }) => known !== null || trouble !== null)
  return (
    <section class="card account" data-unknown={isKnown ? undefined : ''}>
      <h2>{said.title}</h2>
      <p class="quiet">{said.hint}</p>
      {me.guest && <KeepAccount />}
      <ChangeName value={me.name} />
      {!me.guest && <ChangeEmail me={me} />}
      {!me.guest && <ChangePassword />}
      {!me.guest && <FactorSettings {...factors} />}
      <ChannelSettings {...channels} />
      <QuietHours me={me} />
      <SettingsPart title={said.data} hint={said.dataHint}>
        <MyData />
      </SettingsPart>
      <SettingsPart title={said.leave} hint={said.leaveHint}>
        <Leave guest={me.guest} />
      </SettingsPart>
    </section>
  )
}

export const SettingsPart = ({
  title,
  hint,
  children,
}: {
  title: string
  hint?: string
  children: ComponentChildren
}) => (
  <div class="account-part stack gap-10">
    <h3>{title}</h3>
    {hint && <p class="quiet">{hint}</p>}
    {children}
  </div>
)

const ChangeName = ({ value: before }: { value: string }) => {
  const said = ownAccountWords.value
  const [value, setValue] = useState(before)
  const [done, setDone] = useState(false)
  const { attempt, ...state } = useAttempt()
  return (
    <div class="account-part stack gap-10">
      <Form
        {...state}
        label={said.name}
        submit={said.save}
        main={false}
        done={done ? said.saved : undefined}
        send={async () => setDone(await attempt(() => changeAccount({ name: value.trim() })))}
      >
        <Field
          label={said.name}
          value={value}
          maxLength={24}
          autocomplete="username"
          change={(next) => {
            setDone(false)
            setValue(next)
          }}
        />
      </Form>
    </div>
  )
}

/** A guest chooses a password, and can come back. */
const KeepAccount = () => {
  const said = ownAccountWords.value
  const [password, setPassword] = useState('')
  const { attempt, ...state } = useAttempt()
  return (
    <SettingsPart title={said.keep} hint={said.keepHint}>
      <Form
        {...state}
        label={said.keep}
        submit={said.keep}
        send={() => void attempt(() => changeAccount({ password }))}
      >
        <NewPassword label={said.newPassword} value={password} change={setPassword} />
      </Form>
    </SettingsPart>
  )
}

const ChangePassword = () => {
  const said = ownAccountWords.value
  const [old, setOld] = useState('')
  const [wanted, setWanted] = useState('')
  const [done, setDone] = useState(false)
  const { attempt, ...state } = useAttempt()
  return (
    <details class="account-part stack gap-10">
      <summary class="text-l strong">{said.changePassword}</summary>
      <Form
        {...state}
        label={said.changePassword}
        submit={said.changePassword}
        main={false}
        done={done ? said.saved : undefined}
        send={async () => {
          const changed = await attempt(() => server.changePassword({ old, new: wanted }))
          setDone(changed)
          if (changed) setOld('')
          if (changed) setWanted('')
        }}
      >
        <Password label={said.oldPassword} value={old} change={setOld} />
        <NewPassword label={said.newPassword} value={wanted} change={setWanted} />
      </Form>
    </details>
  )
}

const MyData = () => {
  const said = ownAccountWords.value
  const { attempt, trouble, wait } = useAttempt()
  const save = async () =>
    saveFile('roundhouse.json', 'application/json', `${JSON.stringify(await server.myData(), null, 2)}\n`)
  return (
    <>
      <TroubleNote code={trouble} wait={wait} />
      <button type="button" class="button" onClick={() => void attempt(save)}>
        {said.saveData}
      </button>
    </>
  )
}

const Leave = ({ guest }: { guest: boolean }) => {
  const said = ownAccountWords.value
  const [sure, setSure] = useState(false)
  const [password, setPassword] = useState('')
  const { attempt, busy, trouble, wait } = useAttempt()
  if (!sure)
    return (
      <button type="button" class="button danger" onClick={() => setSure(true)}>
        {said.leave}
      </button>
    )
  return (
    <form
      class="form stack gap-14 full"
      aria-label={said.leave}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy && isDeliberate(event)) void attempt(() => deleteAccount(guest ? undefined : password))
      }}
    >
      {!guest && <Password label={said.password} value={password} change={setPassword} />}
      <TroubleNote code={trouble} wait={wait} />
      <p class="cluster gap-8-12 from-foot holder">
        <Guard />
        <button type="button" class="button" onClick={() => setSure(false)}>
          {said.stay}
        </button>
        <button type="submit" class="button danger">
          {said.reallyLeave}
        </button>
      </p>
    </form>
  )
}
