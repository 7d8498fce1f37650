import { formatAmount } from '@roundhouse/kernel'
import { type CompanyScene, companiesIn } from '@roundhouse/view'
import { FactRow } from '../../../app/FactRow.tsx'
import { words } from '../../../app/words.ts'
import { TokenPicture } from '../../../board/tokens/token.tsx'
import type { Position } from '../../../worker/protocol/position.ts'
import { NetworkWords } from '../../board/NetworkButton.tsx'
import { companyLooks } from '../../state/derived.ts'
import { ShareBar } from './ShareBar.tsx'
import { Trains } from './Trains.tsx'
import '../facts.css'
import './companyList.css'

/** A card for each company. */
export const CompanyList = ({ position: { scene } }: { position: Position }) => {
  const open = companiesIn(scene).filter(({ status }) => status !== 'closed')
  return (
    <ul class="company-cards stack">
      {open.map((company) => (
        <CompanyCard key={company.id} company={company} scene={scene} />
      ))}
    </ul>
  )
}

const CompanyCard = ({ company, scene }: { company: CompanyScene; scene: Position['scene'] }) => {
  const { game, between } = words.value
  const look = companyLooks.value.get(company.id)
  const president = company.president === null ? undefined : scene.players[company.president]?.name
  return (
    <li class="company-card stack gap-6" data-status={company.status}>
      <header class="row gap-10">
        {look && <TokenPicture look={look} size={42} />}
        <div class="grow">
          <h3>{company.name}</h3>
          <p class="quiet">
            {[president && game.president(president), company.note].filter(Boolean).join(between)}
          </p>
        </div>
        <strong class="text-xl">
          {company.price !== undefined && formatAmount(company.price, scene.currency.players)}
        </strong>
      </header>
      <CompanyFacts company={company} scene={scene} />
      <ShareBar company={company} players={scene.players} />
    </li>
  )
}

/** What a company has, besides who holds it. */
export const CompanyFacts = ({ company, scene }: { company: CompanyScene; scene: Position['scene'] }) => {
  const { game } = words.value
  return (
    <>
      <dl class="facts cluster gap-4-16">
        {company.cash !== undefined && (
          <FactRow label={game.treasury}>{formatAmount(company.cash, scene.currency.companies)}</FactRow>
        )}
        {company.status === 'open' && company.tokensLeft !== undefined && (
          <FactRow label={scene.companies?.called?.tokensLeft ?? game.tokensLeft}>
            {company.tokensLeft}
          </FactRow>
        )}
        {company.trains.length > 0 && (
          <FactRow label={scene.companies?.called?.trains ?? game.trains}>
            <Trains of={company.trains} />
          </FactRow>
        )}
        {company.facts.map(({ label, value, alarming }) => (
          <FactRow key={label} label={label} alarming={alarming}>
            {value}
          </FactRow>
        ))}
      </dl>
      {company.chips.length > 0 && (
        <p class="cluster gap-4">
          {company.chips.map(({ id, label, hint }, index) => (
            <span class="chip" key={id ?? index} title={hint}>
              {label}
            </span>
          ))}
        </p>
      )}
      <NetworkWords id={company.id} />
    </>
  )
}
