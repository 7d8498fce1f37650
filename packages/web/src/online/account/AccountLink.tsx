import { useEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../../app/Icon.tsx'
import { words } from '../../app/words.ts'
import { account, logOut, serverState } from './account.ts'
import './accountLink.css'

/** In the header: the way in, or who is in. Where there is no server, nothing. */
export const AccountLink = () => {
  const { online } = words.value
  if (serverState.value !== 'here') return null
  if (account.value) return <AccountName name={account.value.name} />
  return (
    <a class="button account-link" href="/login">
      {online.logIn}
    </a>
  )
}

const AccountName = ({ name }: { name: string }) => {
  const { online } = words.value
  const [open, setOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return
    const closeOnPressElsewhere = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) setOpen(false)
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false)
    }
    addEventListener('pointerdown', closeOnPressElsewhere)
    addEventListener('keydown', closeOnEscape)
    return () => {
      removeEventListener('pointerdown', closeOnPressElsewhere)
      removeEventListener('keydown', closeOnEscape)
    }
  }, [open])
  return (
    <div class="account-link holder" ref={menu}>
      <button
        type="button"
        class="button plain"
        aria-label={online.accountOf(name)}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="person" />
        <span class="account-name one-line">{name}</span>
      </button>
      {open && (
        <div class="account-sheet drop-down card">
          <strong>{name}</strong>
          <a href="/me" onClick={() => setOpen(false)}>
            {online.account}
          </a>
          {account.value?.moderator && (
            <a href="/site" onClick={() => setOpen(false)}>
              {online.moderation}
            </a>
          )}
          <button type="button" onClick={() => void logOut()}>
            {online.logOut}
          </button>
        </div>
      )}
    </div>
  )
}
