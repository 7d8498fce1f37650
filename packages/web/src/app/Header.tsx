import { LANGUAGES } from '@roundhouse/kernel'
import { AccountLink } from '../online/account/AccountLink.tsx'
import { serverState } from '../online/account/account.ts'
import { waitingGames } from './deviceGames.ts'
import { Icon, type IconName } from './Icon.tsx'
import { Logo } from './Logo.tsx'
import { currentAddress } from './router.ts'
import { Segments } from './Segments.tsx'
import { language, THEMES, type Theme, theme } from './settings/settings.ts'
import { words } from './words.ts'
import './header.css'

const THEME_ICONS: Readonly<Record<Theme, IconName>> = { system: 'screen', light: 'sun', dark: 'moon' }

/** Language and theme, within reach on every screen. */
export const LookSettings = () => {
  const { language: names, theme: themes } = words.value
  const next = THEMES[(THEMES.indexOf(theme.value) + 1) % THEMES.length]!
  const label = themes.next(themes[theme.value])
  return (
    <div class="looks row gap-4 at-end">
      <Segments
        name="language"
        label={names.name}
        value={language.value}
        of={LANGUAGES.map((one) => ({ value: one, label: names[one], lang: one }))}
        choose={(chosen) => {
          language.value = chosen
        }}
      />
      <button
        type="button"
        class="button plain square"
        aria-label={label}
        title={label}
        onClick={() => {
          theme.value = next
        }}
      >
        <Icon name={THEME_ICONS[theme.value]} />
      </button>
    </div>
  )
}

const LINKS = [
  { path: '/', name: 'play', icon: 'play', places: ['home', 'new', 'import'] },
  { path: '/rules', name: 'rules', icon: 'book', places: ['rules'] },
  { path: '/me', name: 'settings', icon: 'gear', places: ['settings'] },
] as const

/** The top of every screen outside a game. */
export const Header = () => {
  const { title, menu, online } = words.value
  const at: string = currentAddress.value.at
  return (
    <header class="header row stays">
      <a class="home row gap-10 tall bare-link text-xl" href="/">
        <Logo />
        <span>{title}</span>
      </a>
      <nav class="header-links" aria-label={title}>
        {LINKS.map(({ path, name, icon, places }) => (
          <a
            key={name}
            class="tab row gap-6"
            href={path}
            aria-current={(places as readonly string[]).includes(at) ? 'page' : undefined}
          >
            <Icon name={icon} />
            {menu[name]}
            {name === 'play' && waitingGames.value > 0 && (
              <span class="badge">
                <span aria-hidden="true">{waitingGames.value}</span>
                <span class="unseen">{words.value.waiting(waitingGames.value)}</span>
              </span>
            )}
          </a>
        ))}
      </nav>
      <LookSettings />
      {serverState.value === 'unknown' ? (
        <span class="button account-link" data-unknown>
          {online.logIn}
        </span>
      ) : (
        <AccountLink />
      )}
    </header>
  )
}
