import type { TableCard } from '@roundhouse/wire'
import { gameCatalogue } from '../app/deviceGames.ts'
import { words } from '../app/words.ts'
import { houseRules } from '../new/houseRules.ts'

/** What whoever sits down at a table agrees to. */
export const TableRules = ({ card }: { card: TableCard }) => {
  const { room, table } = words.value.online
  const { game, options, pace, visibility, undo } = card
  const known = gameCatalogue.value?.find(({ id }) => id === game)
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
        <li>
          <b>{table.paces[pace]}</b> {table.paceHints[pace]}
        </li>
        <li>
          <b>{table.visibilities[visibility]}</b> {table.visibilityHints[visibility]}
        </li>
        <li>
          <b>
            {table.undo}: {table.undos[undo]}
          </b>{' '}
          {table.undoHints[undo]}
        </li>
      </ul>
    </section>
  )
}
