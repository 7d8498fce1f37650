import { rulePath } from '../app/address.ts'
import { Looks } from '../app/Header.tsx'
import { Icon } from '../app/Icon.tsx'
import { Logo } from '../app/Logo.tsx'
import { exportGame } from '../app/shelf.ts'
import { words } from '../app/words.ts'
import type { Position } from '../worker/protocol.ts'
import { keysShown, menuShown, narrow } from './screen.ts'

/** The game, the round, and what is true for everybody. */
export const TitleBar = ({ position: { id, game, name, scene, branchOf } }: { position: Position }) => {
  const { game: said } = words.value
  return (
    <header class="title-bar">
      <a class="home" href="/" aria-label={said.allGames}>
        {narrow.value ? <Icon name="back" /> : <Logo />}
      </a>
      <h1>
        <strong>{name}</strong>
        <span class="round">{scene.round}</span>
      </h1>
      {branchOf && !narrow.value && <span class="chip">{said.branchOf(branchOf.move)}</span>}
      <dl class="title-facts">
        {scene.facts.map(({ label, value, alarming }) => (
          <div key={label} class={alarming && 'alarming'}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <a
        class="button plain square"
        href={rulePath(game)}
        target="_blank"
        rel="noopener"
        aria-label={said.rules}
        title={said.rules}
      >
        <Icon name="book" />
      </a>
      {!narrow.value && <Looks />}
      <Menu id={id} facts={scene.facts} />
    </header>
  )
}

const Menu = ({ id, facts }: { id: string; facts: Position['scene']['facts'] }) => {
  const { game } = words.value
  const open = menuShown.value
  return (
    <div class="menu">
      <button
        type="button"
        class="button plain square"
        aria-label={game.menu}
        title={game.menu}
        aria-expanded={open}
        onClick={() => {
          menuShown.value = !open
        }}
      >
        <Icon name="menu" />
      </button>
      {open && (
        <div class="menu-sheet card">
          {narrow.value && (
            <>
              <dl class="menu-facts">
                {facts.map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
              <Looks />
            </>
          )}
          <a href="/">{game.allGames}</a>
          <a href="/me">{game.settings}</a>
          <button type="button" onClick={() => void exportGame(id)}>
            {game.export}
          </button>
          <button
            type="button"
            onClick={() => {
              menuShown.value = false
              keysShown.value = true
            }}
          >
            {game.keyboard}
          </button>
        </div>
      )}
    </div>
  )
}
