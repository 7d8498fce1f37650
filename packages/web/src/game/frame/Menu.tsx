import { useEffect, useRef } from 'preact/hooks'
import { Looks } from '../../app/Header.tsx'
import { Icon } from '../../app/Icon.tsx'
import { exportGame } from '../../app/shelf.ts'
import { words } from '../../app/words.ts'
import { motions, readAwaited } from '../../online/motions.ts'
import type { Position } from '../../worker/protocol.ts'
import { narrow } from '../state/media.ts'
import { canTry, tryLine } from '../state/pastMoments.ts'
import { keysShown, menuShown, phasesShown, showPane } from '../state/screen.ts'

/** What is not needed all the time. */
export const Menu = ({ position: { id, scene } }: { position: Position }) => {
  const { game, screen } = words.value
  const open = menuShown.value
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return
    void readAwaited()
    const away = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) menuShown.value = false
    }
    addEventListener('pointerdown', away)
    return () => removeEventListener('pointerdown', away)
  }, [open])
  const item = (label: string, act: () => void) => (
    <button
      type="button"
      onClick={() => {
        menuShown.value = false
        act()
      }}
    >
      {label}
    </button>
  )
  return (
    <div class="menu" ref={menu}>
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
        <div class="menu-sheet drop-down card">
          {narrow.value && (
            <>
              <dl class="menu-facts fact-lines stack gap-4">
                {scene.facts.map(({ label, value, alarming }) => (
                  <div key={label} class={alarming && 'alarming'}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
              <Looks />
              {item(screen.thePast, () => showPane('log'))}
              {canTry() && item(screen.tryHere, () => void tryLine())}
            </>
          )}
          {scene.phases &&
            item(scene.phases.title, () => {
              phasesShown.value = true
            })}
          <a href="/">{game.allGames}</a>
          <a href="/me">{game.settings}</a>
          {item(game.export, () => void exportGame(id))}
          {item(game.keyboard, () => {
            keysShown.value = true
          })}
          {/* who is away is known a moment later: below everything, so that nothing moves under the hand */}
          {motions().map(({ label, propose }) => item(label, propose))}
        </div>
      )}
    </div>
  )
}
