import type { Seat } from '@roundhouse/kernel'
import { Disc } from '../app/Discs.tsx'
import { Header } from '../app/Header.tsx'
import { words } from '../app/words.ts'
import type { SeatPlan } from '../worker/protocol.ts'
import { take } from './model.ts'
import './pass.css'

/** Before something that only one person may see: the device changes hands. */
export const Pass = ({ seat, seats }: { seat: Seat; seats: readonly SeatPlan[] }) => {
  const { game } = words.value
  const { name } = seats[seat]!
  return (
    <div class="passing">
      <Header />
      <div class="pass">
        <div class="card">
          <Disc name={name} seat={seat} />
          <h1>{game.passTo(name)}</h1>
          <p class="quiet short">{game.passWhy}</p>
          <button type="button" class="button main" onClick={() => void take()}>
            {game.iAm(name)}
          </button>
        </div>
      </div>
    </div>
  )
}
