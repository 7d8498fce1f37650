import type { Position } from '../worker/protocol.ts'
import { PhaseTable } from './Phases.tsx'
import './supplies.css'

/** What the bank has left. */
export const Supplies = ({ position: { scene } }: { position: Position }) => (
  <div class="supplies">
    {scene.supplies.map(({ id, title, items }) => (
      <section key={id}>
        <h3>{title}</h3>
        <ul class={items.length > 12 ? 'supply many' : 'supply'}>
          {items.map(({ id: item, label, value, hint, now }, place) => (
            <li key={item ?? place} data-now={now ? '' : undefined} title={hint}>
              <b>{label}</b>
              {items.length <= 12 && <span class="quiet">{hint}</span>}
              <span>{value}</span>
            </li>
          ))}
        </ul>
      </section>
    ))}
    {scene.phases && (
      <section>
        <h3>{scene.phases.title}</h3>
        <PhaseTable chart={scene.phases} />
      </section>
    )}
  </div>
)
