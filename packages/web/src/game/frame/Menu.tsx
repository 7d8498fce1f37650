import { useEffect, useRef } from 'preact/hooks'
import { tablePath } from '../../app/address.ts'
import { downloadGame } from '../../app/deviceGames.ts'
import { LookSettings } from '../../app/Header.tsx'
import { Icon } from '../../app/Icon.tsx'
import { hasKeyboard, isNarrow } from '../../app/media.ts'
import { words } from '../../app/words.ts'
import { motions, readAwaited } from '../../online/room/motions.ts'
import type { Position } from '../../worker/protocol/position.ts'
import { showPane } from '../state/openParts.ts'
import { canBranch, startBranch } from '../state/pastMoments.ts'
import { openParts } from '../state/state.ts'

/** What is not needed all the time. */
export const Menu = ({ position: { id, scene, branchOf } }: { position: Position }) => {
  const { game, screen } = words.value
  const open = openParts.menu.value
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return
    void readAwaited()
    const away = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) openParts.menu.value = false
    }
    addEventListener('pointerdown', away)
    return () => removeEventListener('pointerdown', away)
  }, [open])
  const item = (label: string, act: () => void) => (
    <button
      type="button"
      onClick={() => {
        openParts.menu.value = false
        act()
      }}
    >
      {label}
    </button>
  )
  const link = (label: string, href: string) => (
    <a
      href={href}
      onClick={() => {
        openParts.menu.value = false
      }}
    >
      {label}
    </a>
  )
  return (
    <div class="menu holder rigid" ref={menu}>
      <button
        type="button"
        class="button plain square"
        aria-label={game.menu}
        title={game.menu}
        aria-expanded={open}
        onClick={() => {
          openParts.menu.value = !open
        }}
      >
        <Icon name="menu" />
      </button>
      {open && (
        <div class="menu-sheet drop-down card">
          {isNarrow.value && (
            <>
              <dl class="menu-facts fact-lines stack gap-4">
                {scene.facts.map(({ label, value, alarming }) => (
                  <div key={label} class={alarming && 'alarming'}>
                    <dt class="quiet">{label}</dt>
                    <dd class="bold">{value}</dd>
                  </div>
                ))}
              </dl>
              <LookSettings />
              {item(screen.thePast, () => showPane('log'))}
              {canBranch() && item(screen.tryHere, () => void startBranch())}
            </>
          )}
          {scene.primer &&
            item(screen.primer.menu, () => {
              openParts.primer.value = true
            })}
          {scene.phases &&
            item(scene.phases.title, () => {
              openParts.phases.value = true
            })}
          {branchOf && link(game.backToGame, tablePath(branchOf.id, branchOf.move))}
          {link(game.allGames, '/')}
          {link(game.settings, '/me')}
          {item(game.export, () => void downloadGame(id))}
          {hasKeyboard.value
            ? item(game.keyboard, () => {
                openParts.keys.value = true
              })
            : (scene.board?.hexes.length ?? 0) > 0 &&
              item(screen.goToHex, () => {
                openParts.keys.value = 'goTo'
              })}
          {/* who is away is known a moment later: below everything, so that nothing moves under the hand */}
          {motions().map(({ label, propose }) => item(label, propose))}
        </div>
      )}
    </div>
  )
}
