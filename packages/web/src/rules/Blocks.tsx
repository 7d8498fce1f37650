import type { Language } from '@roundhouse/kernel'
import { rulePath } from '../app/address.ts'
import { language } from '../app/settings/settings.ts'
import { words } from '../app/words.ts'
import type { BookBlock } from './book.ts'
import { piecesOf } from './inline.ts'
import './rules.css'

/** A line of a rule book; other rules that it names are links. */
const Inline = ({ game, text }: { game: string; text: string }) => (
  <>
    {piecesOf(text).map((piece, index) => {
      const key = `${index}`
      if (piece.kind === 'strong') return <strong key={key}>{piece.text}</strong>
      if (piece.kind === 'em') return <em key={key}>{piece.text}</em>
      if (piece.kind === 'code') return <code key={key}>{piece.text}</code>
      if (piece.kind === 'text') return piece.text
      return (
        <a key={key} class="mono" href={rulePath(game, piece.text)}>
          {piece.text}
        </a>
      )
    })}
  </>
)

/** Rules of the last chapter settle what the printed rules leave open. */
const isRuling = (rule: string): boolean => /-G\./.test(rule)

interface Props {
  readonly game: string
  readonly blocks: readonly BookBlock[]
  /** The language of the text, where it is not the page's. */
  readonly lang?: Language | undefined
  /** Whether its rules can be linked to: of two texts side by side only one. */
  readonly linked?: boolean
  /** The rule that was asked for. */
  readonly marked?: string | null
}

/** Text of a rule book. */
export const Blocks = ({ game, blocks, lang, linked = true, marked = null }: Props) => (
  <>
    {blocks.map((block, index) => (
      <Block key={`${index}`} game={game} block={block} lang={lang} linked={linked} marked={marked} />
    ))}
  </>
)

const Block = ({ game, block, lang, linked, marked }: Omit<Props, 'blocks'> & { block: BookBlock }) => {
  const id = 'id' in block && linked ? block.id : undefined
  switch (block.kind) {
    case 'heading':
      return block.level === 1 ? null : block.level === 2 ? (
        <h2 id={id} lang={lang}>
          {block.text}
        </h2>
      ) : (
        <h3 id={id} lang={lang}>
          {block.text}
        </h3>
      )
    case 'rule': {
      const Heading = `h${block.level}` as 'h2' | 'h3' | 'h4'
      const looks = ['rule', block.id === marked && 'marked', block.title === '' && 'untitled']
      return (
        <article class={looks.filter(Boolean).join(' ')} id={id} lang={lang}>
          <Heading class="rule-title strong">
            {linked ? (
              <a class="mono" href={rulePath(game, block.id)} aria-label={words.value.rules.link(block.id)}>
                {block.id}
              </a>
            ) : (
              <span class="mono">{block.id}</span>
            )}{' '}
            <Inline game={game} text={block.title} />
            {isRuling(block.id) && (
              <span
                class="ruling chip lamp semibold"
                lang={language.value}
                title={words.value.rules.rulingHint}
              >
                {words.value.rules.ruling}
              </span>
            )}
          </Heading>
          <Blocks game={game} blocks={block.body} />
        </article>
      )
    }
    case 'paragraph':
      return (
        <p lang={lang}>
          <Inline game={game} text={block.text} />
        </p>
      )
    case 'list':
      return (
        <ul class="plain-list stack gap-4" lang={lang}>
          {block.items.map((item) => (
            <li key={item}>
              <Inline game={game} text={item} />
            </li>
          ))}
        </ul>
      )
    case 'table':
      return <Table game={game} head={block.head} rows={block.rows} lang={lang} />
  }
}

interface TableProps {
  readonly game: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly lang: Language | undefined
}

const Table = ({ game, head, rows, lang }: TableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
  <div class="table" lang={lang} tabIndex={0}>
    <table class="lined">
      <thead>
        <tr>
          {head.map((cell, index) => (
            <th key={`${index}`} class="caption semibold" scope="col">
              <Inline game={game} text={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={`${index}`}>
            {row.map((cell, column) => (
              <td key={`${column}`}>
                <Inline game={game} text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
