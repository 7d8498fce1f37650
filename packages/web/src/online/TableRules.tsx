import type { TableCard } from '@roundhouse/wire'
import { gameCatalogue } from '../app/deviceGames.ts'
import { words } from '../app/words.ts'
import { houseRules } from '../new/houseRules.ts'

/** What whoever sits down at a table agrees to. */
export const TableRules = ({ card }: { card: TableCard }) => {
  const { online, screen } = words.value
  const { room, table } = online
  const { game, options, pace, visibility, undo } = card
  const known = gameCatalogue.value?.find(({ id }) => id === game)
  const agreed = [
    [table.pace, table.paces[pace], table.paceHints[pace]],
    [table.visibility, table.visibilities[visibility], table.visibilityHints[visibility]],
    [table.undo, table.undos[undo], table.undoHints[undo]],
  ] as const
  return (
    <section class="card stack gap-12">
      <h2>{room.rules}</h2>
      <ul class="stack">
        {known &&
          houseRules(options, known).map(({ label, value }) => (
            <li key={label}>
              <b>{label}</b> {value}
            </li>
          ))}
        {agreed.map(([label, value, hint]) => (
          <li key={label}>
            <b>{screen.factOf(label, value)}</b> {hint}
          </li>
        ))}
      </ul>
    </section>
  )
}
