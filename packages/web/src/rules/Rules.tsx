import { LANGUAGES, type Language } from '@roundhouse/kernel'
import { useEffect, useState } from 'preact/hooks'
import { rulePath } from '../app/address.ts'
import { go } from '../app/router.ts'
import { Segments } from '../app/Segments.tsx'
import { language } from '../app/settings.ts'
import { catalogue, readCatalogue } from '../app/shelf.ts'
import { useTitle } from '../app/title.ts'
import { words } from '../app/words.ts'
import { ask } from '../worker/table.ts'
import { aligned } from './aligned.ts'
import { Blocks } from './Blocks.tsx'
import { type Block, readBook, textOf } from './book.ts'
import './rules.css'

/** Every game's rule book, to be read, searched and linked to. */
export const Rules = ({ game, rule }: { game: string | null; rule: string | null }) => {
  const { rules, loading } = words.value
  useEffect(() => void readCatalogue(), [language.value])
  const cards = catalogue.value
  const card = cards?.find(({ id }) => id === game) ?? (game === null ? cards?.[0] : undefined)
  useTitle(card ? rules.of(card.name) : rules.title)
  return (
    <div class="page rules-page">
      <div class="rules-head">
        <h1>{card ? rules.of(card.name) : rules.title}</h1>
        {cards && cards.length > 1 && (
          <Segments
            name="game"
            label={words.value.newGame.game}
            value={card?.id ?? ''}
            of={cards.map(({ id, name }) => ({ value: id, label: name }))}
            choose={(id) => go(rulePath(id))}
          />
        )}
      </div>
      {card ? (
        <Book key={card.id} game={card.id} rule={rule} />
      ) : cards ? (
        <p>{words.value.notFound.title}</p>
      ) : (
        <p class="quiet">{loading}</p>
      )}
    </div>
  )
}

/** The language of the text, or both beside each other. */
type Shown = Language | 'both'

type Books = Readonly<Record<Language, readonly Block[]>>

const Book = ({ game, rule }: { game: string; rule: string | null }) => {
  const { rules, language: languages, loading } = words.value
  const [books, setBooks] = useState<Books | null>(null)
  const [shown, show] = useState<Shown>(language.value)
  const [search, setSearch] = useState('')
  useEffect(() => show(language.value), [language.value])
  useEffect(() => {
    const read = async (one: Language) => readBook(await ask('rules', { game, language: one }))
    void Promise.all([read('en'), read('ja')]).then(([en, ja]) => setBooks({ en, ja }))
  }, [game])
  useEffect(() => {
    if (rule !== null && books) document.getElementById(rule)?.scrollIntoView()
  }, [rule, books, shown])
  if (!books) return <p class="quiet">{loading}</p>
  const main = shown === 'both' ? language.value : shown
  const found = searched(books[main], search)
  return (
    <div class="rules-body">
      <nav class="contents" aria-label={rules.contents}>
        <Contents game={game} blocks={books[main]} lang={main} />
      </nav>
      <div class="rules-text">
        <div class="rules-tools">
          <Segments<Shown>
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
        </div>
        {found && <p role="status">{rules.found(found.length)}</p>}
        {found ? (
          <Blocks game={game} blocks={found} lang={main} />
        ) : shown === 'both' ? (
          <SideBySide game={game} books={books} first={main} marked={rule} />
        ) : (
          <Blocks game={game} blocks={books[main]} lang={main} marked={rule} />
        )}
      </div>
    </div>
  )
}

/** The rules that have these words; undefined when none are asked for. */
function searched(blocks: readonly Block[], search: string): Block[] | undefined {
  const wanted = search.trim().toLowerCase()
  if (wanted === '') return undefined
  return blocks.filter((block) => block.kind === 'rule' && textOf(block).toLowerCase().includes(wanted))
}

const Contents = ({ game, blocks, lang }: { game: string; blocks: readonly Block[]; lang: Language }) => (
  <details open={matchMedia('(width >= 900px)').matches}>
    <summary>{words.value.rules.contents}</summary>
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
    <div class="side-by-side">
      {aligned(books[first], books[second]).map(([left, right], place) => (
        <div class="pair" key={`${place}`}>
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
