import { useState } from 'preact/hooks'
import { newPathFor, passAndPlayPath, playOnlinePath } from '../app/address.ts'
import { gameCatalogue } from '../app/deviceGames.ts'
import { Icon, type IconName } from '../app/Icon.tsx'
import { words } from '../app/words.ts'
import { serverState } from '../online/account/account.ts'
import { QuickGame } from './QuickGame.tsx'
import { FIRST_COUNT, type QuickWish, quickChoice } from './quickChoice.ts'

/** The ways to more games. Whichever is taken, what was chosen for a quick one is kept. */
export const HomeSide = ({ isMain }: { isMain: boolean }) => {
  const { home, online } = words.value
  const [wish, setWish] = useState<QuickWish>({ game: null, count: FIRST_COUNT })
  const choice = quickChoice(gameCatalogue.value, wish)
  return (
    <aside class="home-side stack gap-16">
      <QuickGame choice={choice} choose={(wanted) => setWish({ ...wish, ...wanted })} isMain={isMain} />
      <nav class="card home-links divided" aria-label={home.newGame}>
        {serverState.value === 'absent' || serverState.value === 'away' ? (
          <p class="home-link row gap-14 bare-link">
            <Icon name="globe" />
            <small class="caption">{online[serverState.value]}</small>
          </p>
        ) : (
          <StartLink
            path={choice ? newPathFor(choice.card.id, choice.count, 'online') : playOnlinePath}
            icon="globe"
            name={online.lobby.play}
            hint={online.lobby.playHint}
            unknown={serverState.value === 'unknown'}
          />
        )}
        <StartLink
          path={choice ? newPathFor(choice.card.id, choice.count, 'people') : passAndPlayPath}
          icon="people"
          name={home.pass}
          hint={home.passHint}
        />
        <StartLink path="/rules" icon="book" name={home.rules} hint={home.rulesHint} />
        <StartLink path="/import" icon="file" name={home.import} hint={home.importHint} />
      </nav>
    </aside>
  )
}

interface StartLinkProps {
  readonly path: string
  readonly icon: IconName
  readonly name: string
  readonly hint: string
  /** Whether it leads anywhere is not known yet. */
  readonly unknown?: boolean
}

const StartLink = ({ path, icon, name, hint, unknown = false }: StartLinkProps) => (
  <a class="home-link row gap-14 bare-link" href={path} data-unknown={unknown ? '' : undefined}>
    <Icon name={icon} />
    <span class="column">
      <strong>{name}</strong>
      <small class="caption">{hint}</small>
    </span>
  </a>
)
