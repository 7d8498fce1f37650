import { useEffect } from 'preact/hooks'
import { words } from './words.ts'

/** The name of the browser's tab. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === words.value.title ? title : `${title} · ${words.value.title}`
  }, [title])
}
