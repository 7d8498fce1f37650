import { formatAmount } from '@roundhouse/kernel'
import { type CompanyScene, companiesIn } from '@roundhouse/view'
import { words } from '../../app/words.ts'
import { TokenPicture } from '../../board/token.tsx'
import type { Position } from '../../worker/protocol.ts'
import { looks } from '../state/derived.ts'
import { ShareBar } from './ShareBar.tsx'
import { Trains } from './Trains.tsx'
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

export const CompanyCard = ({ company, scene }: { company: CompanyScene; scene: Position['scene'] }) => {
  const { game, between } = words.value
  const look = looks.value.get(company.id)
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
        <strong class="price">
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
      <dl class="facts cluster">
        {company.cash !== undefined && (
          <div>
            <dt>{game.treasury}</dt>
            <dd>{formatAmount(company.cash, scene.currency.companies)}</dd>
          </div>
        )}
        {company.status === 'open' && company.tokensLeft !== undefined && (
          <div>
            <dt>{scene.companies?.called?.tokensLeft ?? game.tokensLeft}</dt>
            <dd>{company.tokensLeft}</dd>
          </div>
        )}
        {company.trains.length > 0 && (
          <div>
            <dt>{scene.companies?.called?.trains ?? game.trains}</dt>
            <dd>
              <Trains of={company.trains} />
            </dd>
          </div>
        )}
        {company.facts.map(({ label, value, alarming }) => (
          <div key={label} class={alarming && 'alarming'}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {company.chips.length > 0 && (
        <p class="cluster gap-4">
          {company.chips.map(({ id, label, hint }, place) => (
            <span class="chip" key={id ?? place} title={hint}>
              {label}
            </span>
          ))}
        </p>
      )}
    </>
  )
}
