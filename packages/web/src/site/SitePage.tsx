import { useState } from 'preact/hooks'
import { useTitle } from '../app/useTitle.ts'
import { needsSecondStep } from '../online/account/factors/needsSecondStep.ts'
import { useFactors } from '../online/account/factors/useFactors.ts'
import { TroubleNote } from '../online/Form.tsx'
import { SiteAccounts } from './SiteAccounts.tsx'
import { SiteBans } from './SiteBans.tsx'
import { SiteLog } from './SiteLog.tsx'
import { SiteTables } from './SiteTables.tsx'
import { siteWords } from './siteWords.ts'
import './site.css'

/** What moderators find and do. */
export const SitePage = () => {
  const said = siteWords.value
  useTitle(said.title)
  const { known, trouble, wait } = useFactors()
  /** Whom they look up; asked again, it is another asking. */
  const [sought, setSought] = useState({ name: '' })
  /** How much was done here: then everything is read again. */
  const [done, setDone] = useState(0)
  const onDone = () => setDone((count) => count + 1)
  const lookUp = (name: string) => {
    setSought({ name })
    scrollTo(0, 0)
  }
  return (
    <div class="page site-page stack gap-16">
      <h1>{said.title}</h1>
      <p class="quiet">{said.hint}</p>
      <TroubleNote code={trouble} wait={wait} />
      {known && !needsSecondStep(known) && (
        <p class="row wrap gap-4-12">
          {said.noSecondStep}
          <a href="/me">{said.addSecondStep}</a>
        </p>
      )}
      {known && (
        <>
          <SiteAccounts factors={known} sought={sought} done={done} onDone={onDone} lookUp={lookUp} />
          <SiteTables factors={known} done={done} onDone={onDone} lookUp={lookUp} />
          <SiteBans done={done} lookUp={lookUp} />
          <SiteLog done={done} lookUp={lookUp} />
        </>
      )}
    </div>
  )
}
