import type { Seat } from '@roundhouse/kernel'
import { useEffect, useRef } from 'preact/hooks'
import { Disc } from '../../app/Discs.tsx'
import { Header } from '../../app/Header.tsx'
import { Unbroken } from '../../app/Unbroken.tsx'
import { words } from '../../app/words.ts'
import type { SeatPlan } from '../../worker/protocol/seatPlan.ts'
import { receiveDevice } from '../state/gameRequests.ts'
import { blockClicksUntilRest, isDeliberate } from '../state/misclickGuard.ts'
import './passDevice.css'

/** Before something that only one person may see: the device changes hands. */
export const PassDevice = ({ seat, seats }: { seat: Seat; seats: readonly SeatPlan[] }) => {
  const { game } = words.value
  const { name } = seats[seat]!
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [seat])
  return (
    <div class="passing">
      <Header />
      <div class="pass">
        <div class="card stack gap-12">
          <Disc name={name} seat={seat} />
          <h1>
            <Unbroken text={game.passTo(name)} />
          </h1>
          <p class="quiet short">{game.passWhy}</p>
          <button
            type="button"
            class="button main"
            ref={button}
            onClick={(event) => {
              if (!isDeliberate(event)) return
              blockClicksUntilRest()
              void receiveDevice()
            }}
          >
            {game.iAm(name)}
          </button>
        </div>
      </div>
    </div>
  )
}
