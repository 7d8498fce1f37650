import { companiesIn } from '@roundhouse/view'
import { useState } from 'preact/hooks'
import { Segments } from '../../app/Segments.tsx'
import { words } from '../../app/words.ts'
import type { Position } from '../../worker/protocol.ts'
import { CompanyRow } from '../panel/controls/CompanyControl.tsx'
import { group } from '../state/derived.ts'
import { isInGame } from '../state/layout.ts'
import { COMPANY_VIEWS, layout } from '../state/state.ts'
import { byPrice } from './byPrice.ts'
import { LedgerTable } from './LedgerTable.tsx'
import { Sideways } from './Sideways.tsx'
import { Supplies } from './Supplies.tsx'
import './companyPane.css'

/** The companies on a phone: a row each, with its buttons while companies are what is decided on; its card opens below it. */
export const CompanyPane = ({ position }: { position: Position }) => {
  const { game, screen } = words.value
  const view = layout.companyView.value
  const { scene } = position
  const now = group.value?.control === 'companies' ? group.value : undefined
  const companies = byPrice(companiesIn(scene))
  const [unfolded, unfold] = useState<string | null>(null)
  return (
    <div class="company-pane">
      <Segments
        name="company-view"
        label={game.tabs}
        value={view}
        of={COMPANY_VIEWS.filter(isInGame).map((value) => ({ value, label: game.tabNames[value] }))}
        choose={(chosen) => {
          layout.companyView.value = chosen
        }}
      />
      {view === 'ledger' && (
        <Sideways label={game.tabNames.ledger}>
          <LedgerTable position={position} />
        </Sideways>
      )}
      {view === 'supplies' && <Supplies position={position} />}
      {view === 'companies' && (
        <p class="pane-caption">
          <span>{screen.companiesByPrice}</span>
          <span>{screen.barMeaning}</span>
        </p>
      )}
      {view === 'companies' && (
        <ul class="company-rows">
          {companies.map((company) => (
            <CompanyRow
              key={company.id}
              company={company}
              group={now}
              scene={scene}
              unfolded={company.id === unfolded}
              unfold={unfold}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
