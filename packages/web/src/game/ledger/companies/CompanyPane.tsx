import { companiesIn } from '@roundhouse/view'
import { useState } from 'preact/hooks'
import { Segments } from '../../../app/Segments.tsx'
import { words } from '../../../app/words.ts'
import type { Position } from '../../../worker/protocol/position.ts'
import { LazySupplies } from '../../frame/lazyPanes.tsx'
import { CompanyRow } from '../../panel/controls/CompanyRow.tsx'
import { group } from '../../state/derived.ts'
import { isInGame } from '../../state/openParts.ts'
import { COMPANY_VIEWS, openParts } from '../../state/state.ts'
import { LedgerTable } from '../tables/LedgerTable.tsx'
import { ScrollableTable } from '../tables/ScrollableTable.tsx'
import { byPrice } from './byPrice.ts'
import './companyPane.css'

/** The companies on a phone: a row each, with its buttons while companies are what is decided on; its card opens below it. */
export const CompanyPane = ({ position }: { position: Position }) => {
  const { game, screen } = words.value
  const view = openParts.companyView.value
  const { scene } = position
  const now = group.value?.control === 'companies' ? group.value : undefined
  const companies = byPrice(companiesIn(scene))
  const [unfolded, unfold] = useState<string | null>(null)
  return (
    <div class="company-pane stack">
      <Segments
        name="company-view"
        label={game.tabs}
        value={view}
        of={COMPANY_VIEWS.filter(isInGame).map((value) => ({ value, label: game.tabNames[value] }))}
        choose={(chosen) => {
          openParts.companyView.value = chosen
        }}
      />
      {view === 'ledger' && (
        <ScrollableTable label={game.tabNames.ledger}>
          <LedgerTable position={position} />
        </ScrollableTable>
      )}
      {view === 'supplies' && <LazySupplies position={position} />}
      {view === 'companies' && (
        <p class="row between quiet semibold">
          <span>{screen.companiesByPrice}</span>
          <span>{screen.barMeaning}</span>
        </p>
      )}
      {view === 'companies' && (
        <ul class="company-rows divided">
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
