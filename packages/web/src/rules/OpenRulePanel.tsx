import { useEffect, useRef } from 'preact/hooks'
import { rulePath } from '../app/address.ts'
import { gameCatalogue, readCatalogue } from '../app/deviceGames.ts'
import { Icon } from '../app/Icon.tsx'
import { words } from '../app/words.ts'
import { Book } from './Book.tsx'
import { type OpenRule, openRule } from './openRule.ts'
import './rulePanel.css'

/** The rule book at the side, or over the whole of a phone. */
export const OpenRulePanel = ({ of: { game, rule, sentence } }: { of: OpenRule }) => {
  const { rules, close } = words.value
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => leavesByGoingBack(() => dialog.current?.close()), [])
  useEffect(() => {
    if (!gameCatalogue.value) void readCatalogue()
  }, [])
  const name = gameCatalogue.value?.find(({ id }) => id === game)?.name ?? game
  return (
    <dialog
      ref={dialog}
      class="rule-panel dialog"
      aria-label={rules.of(name)}
      onClose={() => {
        openRule.value = null
      }}
      onKeyDown={(event) => event.stopPropagation()}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close()
        const link = (event.target as Element).closest('a')
        if (event.metaKey || event.ctrlKey || event.shiftKey || !link || link.target !== '') return
        if (link.pathname !== rulePath(game)) return
        event.preventDefault()
        openRule.value = { game, rule: decodeURIComponent(link.hash.slice(1)), ...(sentence && { sentence }) }
      }}
    >
      <div class="rule-sheet stack gap-12">
        <header class="stays">
          <div class="head row">
            <h2 class="grow">{rules.of(name)}</h2>
            <a class="button plain" href={rulePath(game, rule ?? undefined)} target="_blank" rel="noopener">
              {rules.page}
            </a>
            <button
              type="button"
              class="button plain square"
              aria-label={close}
              title={close}
              onClick={() => dialog.current?.close()}
            >
              <Icon name="close" />
            </button>
          </div>
          {sentence !== undefined && (
            <p class="here objection">
              <strong>{rules.here}</strong> {sentence}
            </p>
          )}
        </header>
        <Book game={game} rule={rule} folded />
      </div>
    </dialog>
  )
}

/** While it is open, going back closes it and leads nowhere else. */
function leavesByGoingBack(leave: () => void): () => void {
  history.pushState({ overlay: true }, '')
  addEventListener('popstate', leave)
  return () => {
    removeEventListener('popstate', leave)
    if (history.state?.overlay) history.back()
  }
}
