import { useEffect, useState } from 'preact/hooks'
import { type FormAttempt, useAttempt } from '../online/useAttempt.ts'
import { SITE_PAGE } from './siteServer.ts'

/** A list that comes page by page. */
export interface Pages<T> extends Pick<FormAttempt, 'trouble' | 'wait'> {
  /** Null until the first page is there. */
  readonly all: readonly T[] | null
  /** Whether there may be more. */
  readonly hasMore: boolean
  readMore(): void
}

/** Reads a list from its beginning whenever one of these has changed, and more of it when it is asked for. */
export function usePages<T>(
  read: (known: readonly T[]) => Promise<readonly T[]>,
  dependsOn: readonly unknown[],
): Pages<T> {
  const [all, setAll] = useState<readonly T[] | null>(null)
  const [hasMore, setHasMore] = useState(false)
  const { attempt, trouble, wait } = useAttempt()
  const readFrom = (known: readonly T[], isWanted: () => boolean) =>
    attempt(async () => {
      const page = await read(known)
      if (!isWanted()) return
      setAll([...known, ...page])
      setHasMore(page.length === SITE_PAGE)
    })
  useEffect(() => {
    let wanted = true
    void readFrom([], () => wanted)
    return () => {
      wanted = false
    }
  }, dependsOn)
  return { all, hasMore, trouble, wait, readMore: () => void readFrom(all ?? [], () => true) }
}
