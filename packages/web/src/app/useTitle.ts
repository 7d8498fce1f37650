import { useEffect } from 'preact/hooks'
import { waitingGames } from './deviceGames.ts'
import { words } from './words.ts'

/** The name of the browser's tab, with how many games wait. */
export function useTitle(title: string): void {
  const count = waitingGames.value
  useEffect(() => {
    const name = title === words.value.title ? title : `${title} · ${words.value.title}`
    document.title = count > 0 ? `(${count}) ${name}` : name
  }, [title, count])
}
