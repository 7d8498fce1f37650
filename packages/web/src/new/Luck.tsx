import { words } from '../app/words.ts'

/** The number of the luck, for whoever wants the same again. */
export const Luck = ({ seed, change }: { seed: string; change(seed: string): void }) => {
  const { newGame } = words.value
  return (
    <details class="card options">
      <summary class="row baseline gap-12 tall">
        <h2>{newGame.luck}</h2>
        <span class="quiet">{seed.trim() === '' ? newGame.newLuck : seed}</span>
      </summary>
      <div class="option stack">
        <p class="quiet">{newGame.luckHint}</p>
        <input
          class="field luck"
          aria-label={newGame.seed}
          placeholder={newGame.seed}
          inputMode="numeric"
          autocomplete="off"
          maxLength={10}
          value={seed}
          onInput={({ currentTarget }) => change(currentTarget.value)}
        />
      </div>
    </details>
  )
}
