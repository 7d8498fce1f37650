import { useEffect } from 'preact/hooks'
import { rulePath } from '../app/address.ts'
import { gameCatalogue, readCatalogue } from '../app/deviceGames.ts'
import { go } from '../app/router.ts'
import { Segments } from '../app/Segments.tsx'
import { language } from '../app/settings/settings.ts'
import { useTitle } from '../app/useTitle.ts'
import { words } from '../app/words.ts'
import { LazyBook } from './LazyBook.tsx'
import './rules.css'

/** Every game's rule book, to be read, searched and linked to. */
export const Rules = ({ game, rule }: { game: string | null; rule: string | null }) => {
  const { rules, loading } = words.value
  useEffect(() => void readCatalogue(), [language.value])
  const cards = gameCatalogue.value
  const card = cards?.find(({ id }) => id === game) ?? (game === null ? cards?.[0] : undefined)
  useTitle(card ? rules.of(card.name) : rules.title)
  return (
    <div class="page">
      <div class="rules-head row wrap between gap-12">
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
        <LazyBook key={card.id} game={card.id} rule={rule} />
      ) : cards ? (
        <p>{words.value.notFound.title}</p>
      ) : (
        <p class="quiet">{loading}</p>
      )}
    </div>
  )
}
