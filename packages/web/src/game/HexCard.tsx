import type { HexScene } from '@roundhouse/kernel'
import { words } from '../app/words.ts'

/** More about a hex that is looked at. */
export const HexCard = ({
  hex: { hex, name, ground, tile, labels, stops, terrain, marks },
}: {
  hex: HexScene
}) => {
  const { game } = words.value
  return (
    <div class="hex-card card" aria-hidden="true">
      <strong>
        {hex} {name}
      </strong>
      <span class="quiet">
        {[game.grounds[ground] ?? ground, tile && `#${tile}`, ...labels].filter(Boolean).join(' · ')}
      </span>
      {stops.map(({ revenue, slots }, stop) => (
        <span key={stop}>
          {revenue.values.map((value, place) => (
            <b key={place} class={value === revenue.now ? 'now' : 'quiet'}>
              {value}{' '}
            </b>
          ))}
          {slots.filter((slot) => slot !== null).join(' ')}{' '}
          {slots.includes(null) && (
            <span class="quiet">{game.emptySlots(slots.filter((slot) => slot === null).length)}</span>
          )}
        </span>
      ))}
      {[...terrain.map(({ cost }) => `${cost}`), ...marks.map(({ label }) => label)].map((text) => (
        <span key={text} class="quiet">
          {text}
        </span>
      ))}
    </div>
  )
}
