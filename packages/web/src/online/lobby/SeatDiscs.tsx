import type { SeatCard } from '@roundhouse/wire'
import { Disc } from '../../app/Discs.tsx'
import { words } from '../../app/words.ts'

/** Who sits at a table, and which chairs are free; once its game is played, each in the colour of the seat. */
export const SeatDiscs = ({ seats, seated = false }: { seats: readonly SeatCard[]; seated?: boolean }) => (
  <span class="discs">
    {seats.map(({ kind, name }, seat) =>
      kind === 'open' ? (
        <span key={seat} class="disc free" title={words.value.online.room.free}>
          <span aria-hidden="true">+</span>
          <span class="unseen">{words.value.online.room.free}</span>
        </span>
      ) : (
        <Disc key={seat} name={name} seat={seated ? seat : null} />
      ),
    )}
  </span>
)
