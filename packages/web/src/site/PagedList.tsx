import type { ComponentChildren } from 'preact'
import { TroubleNote } from '../online/Form.tsx'
import { siteWords } from './siteWords.ts'
import type { Pages } from './usePages.ts'

interface Props<T> {
  readonly pages: Pages<T>
  /** What is said where there is none. */
  readonly none: string
  line(one: T): ComponentChildren
}

/** A list that comes page by page, with the button for more. */
export const PagedList = <T,>({ pages: { all, hasMore, trouble, wait, readMore }, none, line }: Props<T>) => (
  <>
    <TroubleNote code={trouble} wait={wait} />
    {all?.length === 0 && <p class="quiet">{none}</p>}
    {all && all.length > 0 && <ul class="site-list divided full">{all.map(line)}</ul>}
    {hasMore && (
      <button type="button" class="button at-start" onClick={readMore}>
        {siteWords.value.more}
      </button>
    )}
  </>
)
