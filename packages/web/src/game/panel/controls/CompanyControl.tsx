import { companiesIn, type Scene } from '@roundhouse/view'
import { byPrice } from '../../ledger/companies/byPrice.ts'
import type { ActionGroup } from '../../state/selection/actionGroups.ts'
import { CompanyRow } from './CompanyRow.tsx'

/** Something that is done to a company: a row each, with its buttons. */
export const CompanyControl = ({ group, scene }: { group: ActionGroup; scene: Scene }) => (
  <ul class="company-rows divided">
    {byPrice(companiesIn(scene)).map((company) => (
      <CompanyRow key={company.id} company={company} group={group} scene={scene} />
    ))}
  </ul>
)
