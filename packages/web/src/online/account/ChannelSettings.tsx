import type { Channel, ChannelKind, Channels } from '@roundhouse/wire'
import { useEffect, useState } from 'preact/hooks'
import { Guard } from '../../app/Guard.tsx'
import { deliberately } from '../../game/state/misclickGuard.ts'
import type { TroubleCode } from '../../worker/protocol/troubles.ts'
import { Field, TroubleNote } from '../Form.tsx'
import { useAttempt } from '../useAttempt.ts'
import { SettingsPart } from './AccountPage.tsx'
import { server } from './account.ts'
import { ownAccountWords } from './ownAccountWords.ts'
import { subscribeToPush } from './subscribeToPush.ts'

/** The ways as the server knows them, and how they are changed. */
interface ChannelsState {
  /** Null until they are known. */
  readonly known: Channels | null
  readonly trouble: TroubleCode | null
  readonly wait: number | undefined
  readonly change: Change
}

export function useChannels(): ChannelsState {
  const [known, setKnown] = useState<Channels | null>(null)
  const { attempt, trouble, wait } = useAttempt()
  const read = async () => setKnown(await server.channels())
  useEffect(() => void attempt(read), [])
  const change = (work: () => Promise<unknown>) =>
    attempt(async () => {
      await work()
      await read()
    })
  return { known, trouble, wait, change }
}

/** The ways by which somebody is told that it is their turn. */
export const ChannelSettings = ({ known, trouble, wait, change }: ChannelsState) => {
  const said = ownAccountWords.value
  return (
    <SettingsPart title={said.notices} hint={said.noticesHint}>
      {known?.channels.length === 0 && <p class="quiet">{said.noChannels}</p>}
      <div class="holder full">
        {/* where one is removed the next moves up under the hand */}
        <Guard of={known?.channels.length} />
        <ul class="channels">
          {known?.channels.map((channel) => (
            <ChannelRow key={channel.id} channel={channel} change={change} />
          ))}
        </ul>
      </div>
      <TroubleNote code={trouble} wait={wait} />
      {known?.kinds.map((kind) => (
        <Add key={kind} kind={kind} change={change} />
      ))}
    </SettingsPart>
  )
}

type Change = (work: () => Promise<unknown>) => Promise<boolean>

const ChannelRow = ({
  channel: { id, kind, label, enabled },
  change,
}: {
  channel: Channel
  change: Change
}) => {
  const said = ownAccountWords.value
  const [sent, setSent] = useState<boolean | null>(null)
  const { attempt, trouble, wait } = useAttempt()
  const name = [said.kinds[kind], label].filter(Boolean).join(' · ')
  return (
    <li class="row wrap">
      <span class="anywhere">{name}</span>
      <button
        type="button"
        class="button"
        aria-pressed={enabled}
        aria-label={`${name}: ${enabled ? said.on : said.off}`}
        onClick={() => void change(() => server.switchChannel(id, !enabled))}
      >
        {enabled ? said.on : said.off}
      </button>
      <button
        type="button"
        class="button"
        aria-label={`${said.test}: ${name}`}
        onClick={() => {
          setSent(null)
          void attempt(async () => setSent((await server.tryChannel(id)).sent))
        }}
      >
        {said.test}
      </button>
      <button
        type="button"
        class="button"
        aria-label={`${said.remove}: ${name}`}
        onClick={deliberately(() => void change(() => server.removeChannel(id)))}
      >
        {said.remove}
      </button>
      {sent !== null && <p role="status">{sent ? said.tested : said.untested}</p>}
      <TroubleNote code={trouble} wait={wait} />
    </li>
  )
}

const Add = ({ kind, change }: { kind: ChannelKind; change: Change }) => {
  const said = ownAccountWords.value
  const [address, setAddress] = useState('')
  const [refused, setRefused] = useState(false)
  const label = said.add[kind]
  if (kind === 'webhook')
    return (
      <form
        class="form stack gap-14 full"
        aria-label={label}
        onSubmit={async (event) => {
          event.preventDefault()
          if (await change(() => server.addChannel({ kind, address }))) setAddress('')
        }}
      >
        <Field label={said.webhook} type="url" value={address} change={setAddress} required />
        <button type="submit" class="button">
          {label}
        </button>
      </form>
    )
  const add = async () => {
    if (kind === 'mail') return server.addChannel({ kind })
    const subscription = await subscribeToPush((await server.pushKey()).key)
    setRefused(subscription === null)
    return subscription && server.addChannel({ kind, ...subscription })
  }
  return (
    <>
      <button type="button" class="button" onClick={() => void change(add)}>
        {label}
      </button>
      {refused && <p role="status">{said.noPush}</p>}
    </>
  )
}
