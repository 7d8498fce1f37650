import { useState } from 'preact/hooks'
import { Segments } from '../app/Segments.tsx'
import { words } from '../app/words.ts'
import type { Position } from '../worker/protocol.ts'
import { byPrice } from './byPrice.ts'
import { CompanyCard } from './Companies.tsx'
import { CompanyRow } from './controls/CompanyDeed.tsx'
import { Ledger } from './Ledger.tsx'
import { Supplies } from './Supplies.tsx'
import { deed, isInGame } from './screen.ts'
import './companyPane.css'

const VIEWS = ['companies', 'ledger', 'supplies'] as const

/** The companies on a phone: rows with their buttons while they are what is decided on, else cards. */
export const CompanyPane = ({ position }: { position: Position }) => {
  const { game, screen } = words.value
  const [view, setView] = useState<(typeof VIEWS)[number]>('companies')
  const { scene } = position
  const now = deed.value?.control === 'companies' ? deed.value : undefined
  const companies = byPrice(scene.companies)
  return (
    <div class="company-pane">
      <Segments
        name="company-view"
        label={game.tabs}
        value={view}
        of={VIEWS.filter(isInGame).map((value) => ({ value, label: game.tabNames[value] }))}
        choose={(chosen) => setView(chosen)}
      />
      {view === 'ledger' && (
        <div class="sideways">
          <Ledger position={position} />
        </div>
      )}
      {view === 'supplies' && <Supplies position={position} />}
      {view === 'companies' && now && (
        <p class="pane-caption">
          <span>{screen.companiesByPrice}</span>
          <span>{screen.barMeaning}</span>
        </p>
      )}
      {view === 'companies' && (
        <ul class={now ? 'company-rows' : 'company-cards'}>
          {companies.map((company) =>
            now ? (
              <CompanyRow key={company.id} company={company} deed={now} scene={scene} />
            ) : (
              <CompanyCard key={company.id} company={company} scene={scene} />
            ),
          )}
        </ul>
      )}
    </div>
  )
}
