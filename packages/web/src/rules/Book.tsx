import { LANGUAGES, type Language } from '@roundhouse/kernel'
import { useEffect, useRef, useState } from 'preact/hooks'
import { rulePath } from '../app/address.ts'
import { Segments } from '../app/Segments.tsx'
import { language } from '../app/settings/settings.ts'
import { words } from '../app/words.ts'
import { ask } from '../worker/connection.ts'
import { alignBlocks } from './alignBlocks.ts'
import { Blocks } from './Blocks.tsx'
import { type BookBlock, readBook } from './book.ts'
import { findRules, searchFor } from './findRules.ts'
import './rules.css'

/** The language of the text, or both beside each other. */
type BookLanguage = Language | 'both'

type Books = Readonly<Record<Language, readonly BookBlock[]>>

interface BookProps {
  readonly game: string
  readonly rule: string | null
  /** The contents are folded, because there is no room beside the text. */
  readonly folded?: boolean
}

/** A rule book: its contents, its text, and the search in it. */
export const Book = ({ game, rule, folded = false }: BookProps) => {
  const { rules, language: languages, loading, comma } = words.value
  const [books, setBooks] = useState<Books | null>(null)
  const [shown, show] = useState<BookLanguage>(language.value)
  const [search, setSearch] = useState('')
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => show(language.value), [language.value])
  useEffect(() => {
    const read = async (one: Language) => readBook(await ask('rules', { game, language: one }))
    void Promise.all([read('en'), read('ja')]).then(([en, ja]) => setBooks({ en, ja }))
  }, [game])
  useEffect(() => {
    if (rule === null || !books) return
    setSearch('')
    body.current?.querySelector(`#${CSS.escape(rule)}`)?.scrollIntoView()
  }, [rule, books, shown])
  useEffect(() => {
    // what is found begins at the top, wherever was read before
    const isAbove = (body.current?.getBoundingClientRect().top ?? 0) < 0
    if (search && isAbove) body.current?.scrollIntoView()
  }, [search])
  if (!books) return <p class="quiet">{loading}</p>
  const main = shown === 'both' ? language.value : shown
  const wanted = searchFor(search)
  const hits = wanted && findRules(books[main], wanted)
  return (
    <div class="rules-body stack from-top" ref={body}>
      <nav class="contents" aria-label={rules.contents}>
        <Contents game={game} blocks={books[main]} lang={main} folded={folded} />
      </nav>
      <div class="rules-text stack gap-10 text-l">
        <div class="rules-tools cluster gap-12 text-m">
          <Segments<BookLanguage>
            name="rules-language"
            label={rules.language}
            value={shown}
            of={[
              ...LANGUAGES.map((one) => ({ value: one, label: languages[one], lang: one })),
              { value: 'both', label: rules.both },
            ]}
            choose={show}
          />
          <input
            class="field"
            type="search"
            placeholder={rules.search}
            aria-label={rules.search}
            value={search}
            onInput={({ currentTarget }) => setSearch(currentTarget.value)}
          />
          {hits && (
            <p class="rules-found" role="status">
              {rules.found(hits.rules.length)}
              {hits.synonyms.length > 0 && (
                <span class="quiet"> · {rules.also(hits.synonyms.join(comma))}</span>
              )}
            </p>
          )}
        </div>
        {hits ? (
          <Blocks game={game} blocks={hits.rules} lang={main} />
        ) : shown === 'both' ? (
          <SideBySide game={game} books={books} first={main} marked={rule} />
        ) : (
          <Blocks game={game} blocks={books[main]} lang={main} marked={rule} />
        )}
      </div>
    </div>
  )
}

interface ContentsProps {
  readonly game: string
  readonly blocks: readonly BookBlock[]
  readonly lang: Language
  readonly folded: boolean
}

const Contents = ({ game, blocks, lang, folded }: ContentsProps) => (
  <details open={!folded && matchMedia('(width >= 900px)').matches}>
    <summary class="tall strong">{words.value.rules.contents}</summary>
    <ol lang={lang}>
      {blocks.map((block) =>
        block.kind === 'heading' && block.level === 2 ? (
          <li key={block.id}>
            <a href={rulePath(game, block.id)}>{block.text}</a>
          </li>
        ) : null,
      )}
    </ol>
  </details>
)

interface SideProps {
  readonly game: string
  readonly books: Books
  readonly first: Language
  readonly marked: string | null
}

const SideBySide = ({ game, books, first, marked }: SideProps) => {
  const second = LANGUAGES.find((one) => one !== first)!
  return (
    <div class="stack gap-10">
      {alignBlocks(books[first], books[second]).map(([left, right], index) => (
        <div class="pair stack gap-0" key={`${index}`}>
          <div>{left && <Blocks game={game} blocks={[left]} lang={first} marked={marked} />}</div>
          <div>
            {right && (
              <Blocks
                game={game}
                blocks={[right]}
                lang={second}
                linked={left === undefined}
                marked={marked}
              />
            )}
          </div>
        </div>
      ))}
    </div>
  )
}
