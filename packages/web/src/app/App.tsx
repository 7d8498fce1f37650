import { TablePage } from '../game/frame/TablePage.tsx'
import { HomePage } from '../home/HomePage.tsx'
import { account, isLoggingOut, serverState } from '../online/account/account.ts'
import { room } from '../online/room/room.ts'
import { RulePanel } from '../rules/RulePanel.tsx'
import type { Address } from './address.ts'
import { applyUpdate, isOutdated, waitingUpdate } from './appUpdate.ts'
import { isDeviceOnline } from './connectivity.ts'
import { pageTrouble } from './deviceGames.ts'
import { Header } from './Header.tsx'
import { lazyComponent } from './lazyComponent.tsx'
import { OfflineBand } from './OfflineBand.tsx'
import { currentAddress } from './router.ts'
import { TroubleNotice } from './TroubleNotice.tsx'
import { useTitle } from './useTitle.ts'
import { words } from './words.ts'

// pages that a person opens seldom, or comes to from a letter or an invitation; and those that
// the first page only leads to: their files are there once the app is
const Confirm = lazyComponent(async () => (await import('../online/account/Confirm.tsx')).Confirm)
const Import = lazyComponent(async () => (await import('../import/Import.tsx')).Import)
const Join = lazyComponent(async () => (await import('../online/lobby/Join.tsx')).Join)
const Login = lazyComponent(async () => (await import('../online/account/Login.tsx')).Login)
const NewGamePage = lazyComponent(async () => (await import('../new/NewGamePage.tsx')).NewGamePage)
const Reset = lazyComponent(async () => (await import('../online/account/Reset.tsx')).Reset)
const Rules = lazyComponent(async () => (await import('../rules/Rules.tsx')).Rules)
const SitePage = lazyComponent(async () => (await import('../site/SitePage.tsx')).SitePage)
const SettingsPage = lazyComponent(async () => (await import('./settings/SettingsPage.tsx')).SettingsPage)

/** The whole page. A game has the screen to itself. */
export const App = () => {
  const at = currentAddress.value
  const { skip } = words.value
  return (
    <>
      <a class="skip" href="#content">
        {skip}
      </a>
      {at.at !== 'table' && <Header />}
      {at.at !== 'table' && isLoggingOut.value && (
        <div class="band lamp row wrap gap-4-16 semibold" role="status">
          {words.value.online.leaving}
        </div>
      )}
      <Bands />
      <main id="content" tabIndex={-1}>
        <Screen at={at} />
      </main>
      <RulePanel />
    </>
  )
}

const Screen = ({ at }: { at: Address }) => {
  switch (at.at) {
    case 'home':
      return <HomePage />
    case 'new':
      return (
        <NewGamePage
          key={`${at.game} ${at.people} ${at.count} ${at.again} ${at.online}`}
          game={at.game}
          people={at.people}
          count={at.count}
          again={at.again}
          online={at.online}
        />
      )
    case 'import':
      return <Import />
    case 'rules':
      return <Rules game={at.game} rule={at.rule} />
    case 'settings':
      return <SettingsPage />
    case 'site':
      return <ModeratorsPage />
    case 'login':
      return <Login />
    case 'reset':
      return <Reset token={at.token} />
    case 'confirm':
      return <Confirm token={at.token} />
    case 'join':
      return <Join token={at.token} />
    case 'table':
      return <TablePage id={at.id} move={at.move} result={at.result} />
    case 'nowhere':
      return <NotFoundPage />
  }
}

/** What the person should know whatever screen is open. */
const Bands = () => (
  <>
    {!isDeviceOnline.value && !room.value && <OfflineBand text={words.value.offline} look="lamp" />}
    {(waitingUpdate.value || isOutdated.value) && (
      <div class="band lamp row gap-12 semibold" role="status">
        <p>{words.value.update}</p>
        <button type="button" class="button" onClick={applyUpdate}>
          {words.value.reload}
        </button>
      </div>
    )}
    {pageTrouble.value && (
      <TroubleNotice
        code={pageTrouble.value}
        close={() => {
          pageTrouble.value = null
        }}
      />
    )}
  </>
)

/** To everybody but moderators there is no such page. */
const ModeratorsPage = () => {
  if (account.value?.moderator) return <SitePage />
  return serverState.value === 'unknown' ? <p class="page quiet">{words.value.loading}</p> : <NotFoundPage />
}

const NotFoundPage = () => {
  const { title, text, home } = words.value.notFound
  useTitle(title)
  return (
    <div class="page notice-page stack gap-16">
      <h1>{title}</h1>
      <p>{text}</p>
      <a class="button" href="/">
        {home}
      </a>
    </div>
  )
}
